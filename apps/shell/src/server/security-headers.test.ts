import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { commonSecurityHeaders, documentHeaders } from './security-headers.ts';

/** The directives of a policy with their sources. */
function policyOf(origins = readConfig({}).origins, nonce: string | null = null): Map<string, string[]> {
  const policy = documentHeaders(origins, nonce)['content-security-policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );
}

test('browsers come by TLS only for a year, to sub-domains as well (V3.4.1)', () => {
  expect(commonSecurityHeaders['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('no answer is taken for another type (V3.4.4)', () => {
  expect(commonSecurityHeaders['x-content-type-options']).toBe('nosniff');
});

test('other sites learn no path and no query from links (V3.4.5)', () => {
  expect(commonSecurityHeaders['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('no page may be put into a frame (V3.4.6)', () => {
  expect(policyOf().get('frame-ancestors')).toEqual(["'none'"]);
});

test('a page has no plug-ins, no base address and nothing by default (V3.4.3, V3.7.1)', () => {
  for (const directive of ['object-src', 'base-uri', 'default-src']) {
    expect([directive, policyOf().get(directive)]).toEqual([directive, ["'none'"]]);
  }
});

test('the policy of a page names no host but ours and the payment provider’s (V14.2.3)', () => {
  const origins = { payment: ['https://pay.example'], assets: [], chat: [] };
  const hosts = [...policyOf(origins, 'abc')].flatMap(([, sources]) =>
    sources.filter((source) => /[.*:]/.test(source)),
  );
  expect(new Set(hosts)).toEqual(new Set(['https://pay.example', 'data:']));
});

test('by default no chat and no counter is allowed, and the widget’s origin is the configured one (V14.2.3)', () => {
  const origins = readConfig({ PAYMENT_WIDGET_URL: 'https://pay.example/widget.js' }).origins;
  expect(origins).toEqual({ payment: ['https://pay.example'], assets: [], chat: [] });
});
