interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (html: string) => string | null }): unknown;
}

/**
 * Lets React write no HTML, as it does where the build fills something in; browsers refuse all other HTML that is
 * written as text. The documents' policy allows no other policy of Trusted Types.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}
