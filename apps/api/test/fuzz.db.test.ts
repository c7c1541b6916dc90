import { randomInt, randomUUID } from 'node:crypto';
import { createActor } from '@proverka/fuzz/actors';
import type { Actor } from '@proverka/fuzz/actors';
import type { FuzzAnswer } from '@proverka/fuzz/judge';
import { createCaller } from '@proverka/fuzz/make-calls';
import type { FuzzRequest } from '@proverka/fuzz/to-request';
import type { ApiKey } from '@proverka/contract/api';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, expect, test } from 'vitest';
import { testConfig } from './config.ts';
import { fakeCheckSources } from './fake-check-sources.ts';
import { expectLedgerLaws } from './ledger-laws.ts';
import { createReportWorld } from './reports.ts';
import type { ReportWorld } from './reports.ts';

const CALLS = 1200;
const roles = [personRoles.customer, personRoles.lawyer, personRoles.customer, personRoles.admin, null];

let world: ReportWorld;
let number = 0;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: fakeCheckSources().all, config: withoutLimits() });
});

/** The same config with rate limits out of the way. */
function withoutLimits() {
  const config = testConfig();
  const limits = Object.keys(config.http.limits).map((name) => [
    name,
    { count: 1_000_000, windowSeconds: 60 },
  ]);
  return {
    ...config,
    http: { ...config.http, limits: Object.fromEntries(limits) as typeof config.http.limits },
  };
}

async function actorOf(role: (typeof roles)[number]): Promise<Actor> {
  number += 1;
  const mark = role === null ? '' : `zq${number}zq`;
  const email = `fuzz-zq${number}zq@example.com`;
  const person = role === null ? null : await world.signIn({ role, paid: 5_000_000, email });
  const token = person?.authorization.replace('Bearer ', '');
  return createActor({
    name: role === null ? 'guest' : `role ${role}`,
    mark,
    isStaff: role === personRoles.admin,
    isMember: role !== null,
    email,
    password: 'верный пароль 42',
    tokens: token === undefined ? [] : [token],
  });
}

async function send({ method, url, headers: sent, body }: FuzzRequest): Promise<FuzzAnswer> {
  const answer = await world.api.inject({
    method: method as 'GET',
    url,
    headers: { ...sent },
    ...(body !== undefined && { payload: body }),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers as FuzzAnswer['headers'],
    text: answer.body,
    // How long it took says more about the machine: `npx pnpm soak fuzz` looks at that.
    ms: 0,
  };
}

/** Streams do not end; a password's hash takes a tenth of a second, and these people have none. */
const without: readonly ApiKey[] = [
  'GET /report/{order_item_id}/events',
  'POST /register',
  'POST /login',
  'POST /person/delete',
  'PUT /person/update_password',
];
const SEED = 20_261_123;
test.each([SEED, randomInt(1_000_000)])(
  'generated calls to every endpoint are answered as the contract says, seed %i',
  { timeout: 120_000 },
  async (seed) => {
    const actors = await Promise.all(roles.map(actorOf));
    const faults: string[] = [];
    const call = createCaller({
      seed,
      actors,
      replace: async (actor) => {
        const place = actors.indexOf(actor);
        actors[place] = await actorOf(roles[place] ?? null);
      },
      newKey: randomUUID,
      send,
      onAnswer: () => undefined,
      onFault: (fault, answer, calls) => faults.push(sentence(fault, answer, calls.at(-1))),
      without,
    });
    for (let made = 0; made < CALLS;) made += await call();
    expect(faults).toEqual([]);
    await expectLedgerLaws(world.owner);
  },
);

const sentence = (fault: string, { text }: FuzzAnswer, request: FuzzRequest | undefined): string =>
  [
    fault,
    request?.actor,
    request?.method,
    request?.url,
    JSON.stringify(request?.headers),
    request?.body,
    text,
  ]
    .map((part) => String(part ?? '').slice(0, 600))
    .join(' | ');
