/** Origins besides our own that documents may load from. */
export interface DocumentOrigins {
  /** The payment provider's widget: scripts, frames, pictures, requests. */
  readonly payment: readonly string[];
  /** Our own files served from elsewhere: a CDN, development servers. */
  readonly assets: readonly string[];
}

/**
 * Headers of every HTML answer. Scripts and styles come from files only; a nonce is added where React streams, because
 * revealing a late part takes a small inline script. The payment provider's origins are allowed on every page: a visitor
 * reaches the checkout by navigation, under the policy of the page they came in on.
 */
export function documentHeaders(origins: DocumentOrigins, nonce: string | null): Record<string, string> {
  const own = ["'self'", ...origins.assets];
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...(nonce === null ? [] : [`'nonce-${nonce}'`]), ...origins.payment],
    'style-src': own,
    'img-src': [...own, 'data:', ...origins.payment],
    'font-src': own,
    'connect-src': [...own, ...origins.payment],
    'frame-src': origins.payment.length > 0 ? origins.payment : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    ...commonSecurityHeaders,
  };
}

export const commonSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
