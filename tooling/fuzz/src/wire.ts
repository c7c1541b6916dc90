import * as fc from 'fast-check';
import { hostileTexts } from './hostile-values.ts';

/** How a call is put into bytes; `right` in most calls. */
export interface Wire {
  readonly as: 'bearer' | 'cookie' | 'nobody' | 'foreign' | 'nonsense';
  readonly site: string;
  readonly body: BodyForm;
  readonly path: 'right' | 'slashes' | 'encoded' | 'longer' | 'nul' | 'case' | 'broken';
  readonly method: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

const bodyForms = [
  'truncated',
  'doubled',
  'nan',
  'escaped-surrogate',
  'bom',
  'huge-number',
  'deep',
  'long-array',
  'wrong-bytes',
  'gzip-claimed',
  'text-type',
  'xml-type',
  'multipart-type',
  'charset',
  'no-type',
  'other-encoding',
  'empty',
  'form-bomb',
] as const;
export type BodyForm = 'right' | (typeof bodyForms)[number];

/** Characters a header may have: Node refuses to send others. */
const headerTexts = hostileTexts.filter(
  (text) => /^[\t\u0020-\u007E\u0080-\u00FF]*$/.test(text) && text.length < 6000,
);

export const headersOfStrangers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.dictionary(
  fc.constantFrom(
    'x-forwarded-host',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-real-ip',
    'forwarded',
    'x-request-id',
    'source-site',
    'origin',
    'referer',
    'cookie',
    'authorization',
    'accept',
    'accept-language',
    'accept-encoding',
    'range',
    'if-none-match',
    'if-modified-since',
    'idempotency-key',
    'last-event-id',
    'x-http-method-override',
    'user-agent',
    'sec-fetch-site',
    'te',
    'via',
    'host',
  ),
  fc.oneof(
    fc.constantFrom(...headerTexts),
    fc.constantFrom(
      '127.0.0.1, 10.0.0.1',
      '256.1.1.1',
      '::ffff:1.2.3.4',
      'fe80::1%eth0',
      'realestate.localhost:99999',
      'realestate.localhost:abc',
      'foreign.example',
      'bytes=0-18446744073709551615',
      'br;q=0, identity;q=0',
      '_token=; _token=x; __proto__=1',
      '_token=%E0%A4%A',
      'Bearer',
      'Bearer  a b',
      'Basic dGVzdDp0ZXN0',
      'null',
      'https://realestate.localhost',
      'http://fizcheck.localhost:1',
      'cross-site',
      'PUT',
    ),
  ),
  { maxKeys: 3 },
);

const usually = <Value>(right: Value, others: fc.Arbitrary<Value>, weight = 14): fc.Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: others });

const sites = [
  'realestate.localhost',
  'fizcheck.localhost',
  'fizcheck-pro.localhost',
  'auto.fizcheck.localhost',
  'fizcheck.localhost',
  'fizcheck-pro.localhost',
  'fizcheck.localhost',
  'realestate.localhost',
  'fizcheck.localhost',
  'nowhere.example',
] as const;

export function wire(encoding: 'json' | 'form'): fc.Arbitrary<Wire> {
  return fc.record({
    as: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom('bearer' as const, 'cookie' as const) },
      { weight: 1, arbitrary: fc.constantFrom('nobody' as const, 'foreign' as const, 'nonsense' as const) },
    ),
    site: usually<string>(sites[0], fc.constantFrom(...sites), 1),
    body: usually<BodyForm>('right', fc.constantFrom(...bodyForms), encoding === 'form' ? 6 : 14),
    path: usually<Wire['path']>(
      'right',
      fc.constantFrom('slashes', 'encoded', 'longer', 'nul', 'case', 'broken'),
      40,
    ),
    method: usually<string | null>(
      null,
      fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'DELETE', 'POST', 'PUT', 'GET', 'PROPFIND'),
      40,
    ),
    headers: usually<Readonly<Record<string, string>>>({}, headersOfStrangers, 8),
  });
}
