import type { Actor } from '@proverka/fuzz/actors';
import { endless } from '@proverka/fuzz/endless';
import { hostileTexts } from '@proverka/fuzz/hostile-values';
import { SLOW_MS } from '@proverka/fuzz/judge';
import type { FuzzAnswer } from '@proverka/fuzz/judge';
import type { FuzzRequest } from '@proverka/fuzz/to-request';
import { headersOfStrangers } from '@proverka/fuzz/wire';
import * as fc from 'fast-check';

const hosts = [
  'realestate.localhost',
  'realestate-ru.localhost',
  'fizcheck.localhost',
  'fizcheck-pro.localhost',
  'auto.fizcheck.localhost',
  'realty.fizcheck.localhost',
  'ur.fizcheck.localhost',
  '127.0.0.1',
];
const strangeHosts = [
  'foreign.example',
  'realestate.localhost:abc',
  'realestate.localhost.',
  '[::1]',
  'a'.repeat(300),
];

interface PageStep {
  readonly path: string;
  readonly actor: number;
  readonly host: string;
  readonly value: string;
  readonly isLearnt: boolean;
  readonly query: readonly (readonly [string, string])[];
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isSignedIn: boolean;
}

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const texts = fc.constantFrom(...hostileTexts.filter((text) => text.length < 1000));
const names = [
  'utm_source',
  'jwt_token',
  'page',
  'tab',
  'query',
  'token',
  'code',
  'partner',
  'a[]',
  '__proto__',
  'id',
];

const steps = (paths: readonly string[]): fc.Arbitrary<PageStep> =>
  fc.record({
    path: fc.constantFrom(...paths),
    actor: share,
    host: rarely(fc.constantFrom(...hosts), fc.constantFrom(...strangeHosts), 25),
    value: fc.oneof(
      texts,
      fc.constantFrom('77:06:0001001:1234', 'x', '0192f0c1-0000-7000-8000-000000000999'),
    ),
    isLearnt: fc.boolean(),
    query: rarely<PageStep['query']>(
      fc.constant([]),
      fc.array(fc.tuple(fc.constantFrom(...names), texts), { minLength: 1, maxLength: 3 }),
      2,
    ),
    method: rarely(fc.constant('GET'), fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE'), 20),
    headers: rarely<PageStep['headers']>(fc.constant({}), headersOfStrangers, 6),
    isSignedIn: fc.boolean(),
  });

function rarely<Value>(
  usual: fc.Arbitrary<Value>,
  rare: fc.Arbitrary<Value>,
  weight: number,
): fc.Arbitrary<Value> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

/** Makes requests for pages of all hosts, one after another. */
export function createPageCaller(
  paths: readonly string[],
  seed: number,
  actors: readonly Actor[],
): () => FuzzRequest {
  const next = endless(steps(paths), seed);
  return () => {
    const step = next();
    const actor = actors[Math.floor(step.actor * actors.length)];
    const known = step.isLearnt ? learntBy(actor, step.actor) : undefined;
    const path = step.path.replaceAll(/:\w+\??/g, () => encode(known ?? step.value));
    const search = step.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
    const token = step.isSignedIn ? actor?.tokens.at(-1) : undefined;
    return {
      key: `page ${step.path}`,
      actor: actor?.name ?? 'guest',
      method: step.method,
      url: search === '' ? path : `${path}?${search}`,
      headers: {
        host: step.host,
        ...(token !== undefined && { cookie: `_token=${token}` }),
        ...step.headers,
      },
      marks: token === undefined ? [] : actor?.isStaff === true ? null : [actor?.mark ?? ''],
    };
  };
}

function learntBy(actor: Actor | undefined, pick: number): string | undefined {
  const kinds = ['orderitemid', 'orderid', 'blogid', 'batchid', 'disputeid', 'number', 'conclusionid'];
  const values = kinds.flatMap((kind) => actor?.told.get(kind) ?? []);
  const value = values[Math.floor(((pick * 7919) % 1) * values.length)];
  return value === undefined ? undefined : String(value);
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** What must not appear in a page as it was sent: it would run. */
const tags = ['<script>alert(1)</script>', '<img src=x onerror'];

/** What is wrong with a page, or null. */
export function judgePage({ marks, url }: FuzzRequest, answer: FuzzAnswer): string | null {
  const { status, text, ms, headers } = answer;
  if (status === 0) return `never answered: ${text}`;
  if (status >= 500 && !(status === 503 && headers['retry-after'] !== undefined)) return `answered ${status}`;
  if (ms > SLOW_MS) return 'took more than two seconds';
  if (/[\r\n]/.test(String(headers['location'] ?? ''))) return 'a redirect with a line break';
  if (/^(https?:)?\/\/foreign\.example/.test(String(headers['location'] ?? '')))
    return 'a redirect to a foreign host';
  if (tags.some((tag) => text.includes(tag))) return 'a page repeats a tag as it was sent';
  const found = marks === null ? [] : (text.match(/zq\d+zq/g) ?? []);
  const strange = found.find((mark) => marks?.includes(mark) === false && !url.includes(mark));
  return strange === undefined ? null : "a page holds another user's words";
}
