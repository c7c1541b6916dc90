/**
 * Headers of every HTML answer. Scripts and styles come from files only; a nonce is added where React streams, because
 * revealing a late part takes a small inline script. The payment provider's origins are allowed on every page: a visitor
 * reaches the checkout by navigation, under the policy of the page they came in on.
 */
export function documentHeaders(
  paymentOrigins: readonly string[],
  nonce: string | null,
): Record<string, string> {
  const payment = paymentOrigins.join(' ');
  const script = nonce === null ? `'self' ${payment}` : `'self' 'nonce-${nonce}' ${payment}`;
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${script}`,
      "style-src 'self'",
      `img-src 'self' data: ${payment}`,
      "font-src 'self'",
      `connect-src 'self' ${payment}`,
      `frame-src ${payment}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join('; '),
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
