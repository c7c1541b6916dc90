import { isDesk, type HostEntry } from '@proverka/brand/host';

/** Where browsers report what the policy stopped. */
export const policyReportsPath = '/policy-reports';

/** Origins besides our own that documents may load from. */
export interface DocumentOrigins {
  /** The payment provider's widget: scripts, frames, pictures, requests. */
  readonly payment: readonly string[];
  /** Where our own files are served from elsewhere: a CDN, development servers. */
  readonly assets: readonly string[];
  /** The chat widget, where one is configured. It writes inline styles into the page. */
  readonly chat: readonly string[];
}

/**
 * Headers of every HTML response. Scripts and styles come from files only; streamed pages have a nonce, because React
 * reveals late parts by a small inline script. The payment provider's origins are allowed on every page: a visitor
 * navigates to the checkout under the policy of the page they entered on.
 */
export function documentHeaders(origins: DocumentOrigins, nonce: string | null): Record<string, string> {
  const own = ["'self'", ...origins.assets];
  const { payment, chat } = origins;
  const framed = [...payment, ...chat];
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...(nonce === null ? [] : [`'nonce-${nonce}'`]), ...payment, ...chat],
    'style-src': [...own, ...chat, ...(chat.length > 0 ? ["'unsafe-inline'"] : [])],
    'img-src': [...own, 'data:', ...payment, ...chat],
    'media-src': chat.length > 0 ? chat : ["'none'"],
    'font-src': [...own, ...chat],
    'connect-src': [...own, ...payment, ...chat],
    'frame-src': framed.length > 0 ? framed : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Decided by `browser/trusted-types.ts`.
    'require-trusted-types-for': ["'script'"],
    'report-uri': [policyReportsPath],
    'report-to': ['policy'],
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'reporting-endpoints': `policy="${policyReportsPath}"`,
    ...commonSecurityHeaders,
  };
}

/** The same for a host: the desk neither sells nor chats, and no search engine keeps a page of it. */
export function headersOn(
  host: HostEntry,
  origins: DocumentOrigins,
  nonce: string | null,
): Record<string, string> {
  if (!isDesk(host)) return documentHeaders(origins, nonce);
  return {
    ...documentHeaders({ payment: [], assets: origins.assets, chat: [] }, nonce),
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
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
