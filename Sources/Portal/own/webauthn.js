/** Passkeys: between the API's JSON and what `navigator.credentials` takes and gives. */

/** @typedef {import('../types/api').PasskeyAssertion} PasskeyAssertion */
/** @typedef {import('../types/api').PasskeyCredential} PasskeyCredential */

/** @param {unknown} text Base64 in the alphabet of addresses. @returns {ArrayBuffer} */
function bytes(text) {
  const plain = atob(`${text}`.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

/** @param {ArrayBuffer} buffer */
function text(buffer) {
  const plain = [...new Uint8Array(buffer)].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @param {unknown} list */
const described = (list) => /** @type {Record<string, unknown>[]} */ (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }));

/** Whether this browser can make and use passkeys at all. */
export const canUsePasskeys = () => 'credentials' in navigator && 'PublicKeyCredential' in window;

/** @param {Record<string, unknown>} options @returns {Promise<PasskeyCredential>} */
export async function makePasskey(options) {
  const user = /** @type {Record<string, unknown>} */ (options.user);
  const publicKey = /** @type {PublicKeyCredentialCreationOptions} */ (
    /** @type {unknown} */ ({
      ...options,
      challenge: bytes(options.challenge),
      user: { ...user, id: bytes(user.id) },
      excludeCredentials: described(options.excludeCredentials),
    })
  );
  const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }));
  const response = /** @type {AuthenticatorAttestationResponse & { getTransports?(): string[] }} */ (made.response);
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: 'public-key',
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject), transports: response.getTransports?.() },
  };
}

/** @param {Record<string, unknown>} options @returns {Promise<PasskeyAssertion>} */
export async function usePasskey(options) {
  const publicKey = /** @type {PublicKeyCredentialRequestOptions} */ (
    /** @type {unknown} */ ({
      ...options,
      challenge: bytes(options.challenge),
      allowCredentials: described(options.allowCredentials),
    })
  );
  const used = /** @type {PublicKeyCredential} */ (await navigator.credentials.get({ publicKey }));
  const response = /** @type {AuthenticatorAssertionResponse} */ (used.response);
  return {
    id: used.id,
    rawId: text(used.rawId),
    type: 'public-key',
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : undefined,
    },
  };
}
