// The texts of the audit log.
export { default as auditing } from '../auditing.js';
