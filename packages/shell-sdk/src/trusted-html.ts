interface Policy {
  readonly createHTML: (html: string) => TrustedHTML;
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
}

/**
 * Marks HTML as safe to put into a page where strings are refused (Trusted Types). For text the API has sanitised and for
 * data blocks without `<` only.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('sanitised', { createHTML: (text) => text }).createHTML(html) ?? html;
}
