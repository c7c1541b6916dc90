import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import * as fc from 'fast-check';
import { inputOf } from './input-of-schema.ts';
import { nounOf } from './learnt.ts';
import { spoiled } from './spoil.ts';
import { wire } from './wire.ts';
import type { Wire } from './wire.ts';

/** A generated call, before what it names is looked up. */
export interface Step {
  readonly key: ApiKey;
  /** Which of the actors, from 0 to below 1. */
  readonly actor: number;
  /** Whether the actor is one who may make the call. */
  readonly isFit: boolean;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** True: the key of the actor's previous call again. */
  readonly repeatsKey: boolean;
  readonly wire: Wire;
  /** The same call several times at once. */
  readonly times: number;
}

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const nothing = fc.constant(undefined);

/** Calls of one endpoint: right, nearly right and hostile ones. */
export function stepsOf(key: ApiKey): fc.Arbitrary<Step> {
  const { params, query, body, encoding }: Endpoint = endpoints[key];
  const noun = nounOf(key);
  const part = (schema: typeof body) => (schema === undefined ? nothing : spoiled(inputOf(schema, noun)));
  const strayBody = fc.oneof({ weight: 15, arbitrary: nothing }, { weight: 1, arbitrary: fc.jsonValue() });
  return fc.record({
    key: fc.constant(key),
    actor: share,
    isFit: fc.nat(3).map((luck) => luck > 0),
    params: part(params),
    query: part(query),
    body: body === undefined ? strayBody : part(body),
    repeatsKey: fc.nat(3).map((luck) => luck === 0),
    wire: wire(encoding ?? 'json'),
    times: fc.nat(19).map((luck) => (luck === 0 ? 3 : 1)),
  });
}

/** What costs much: a password's hash takes a tenth of a second of a processor, a PDF as much. */
const rare: Readonly<Record<string, number>> = {
  'POST /register': 1,
  'POST /login': 1,
  'POST /regorder': 3,
  'PUT /reset': 1,
  'PUT /person/update_password': 1,
  'POST /person/delete': 1,
  'POST /person/sessions/close_others': 1,
  'POST /logout': 1,
  'GET /report/{order_item_id}/pdf': 2,
  'GET /invoice': 2,
  'POST /person/export': 2,
  'POST /admin/mailing/{mailing_id}/start': 1,
  'PUT /admin/system/info/update_activity': 2,
};
/** What most others need. */
const frequent: Readonly<Record<string, number>> = {
  'POST /order': 40,
  'POST /top_up': 20,
  'GET /products': 6,
  'POST /wholesale': 15,
  'POST /preview': 15,
  'POST /seller-extract': 12,
};
const ORDINARY = 10;

/** How often an endpoint is called. */
export const weightOf = (key: ApiKey): number => rare[key] ?? frequent[key] ?? ORDINARY;
