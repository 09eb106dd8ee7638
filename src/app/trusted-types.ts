import { WORKER_ADDRESS } from '../shared/offline.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): unknown;
}

/**
 * Lets React write no HTML, as it does where the build fills something in, and the service worker be registered;
 * browsers refuse all other HTML and addresses of scripts that are written as text. The documents' policy allows no
 * other policy of Trusted Types.
 */
export function createTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL: (url) => (url === WORKER_ADDRESS ? url : null),
  });
}
