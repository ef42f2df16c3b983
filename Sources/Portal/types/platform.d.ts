// What browsers have and TypeScript 4.8 does not name.

interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createHTML?(text: string): string; createScriptURL?(text: string): string }): TrustedTypePolicy;
}

interface Window {
  trustedTypes?: TrustedTypePolicyFactory;
}

interface WakeLockSentinel extends EventTarget {
  release(): Promise<void>;
  readonly released: boolean;
}

interface Navigator {
  readonly wakeLock: { request(kind: 'screen'): Promise<WakeLockSentinel> };
}
