import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { access } from './access.ts';
import type { Access } from './access-rule.ts';
import { answerTo, digestOfAll, requestOf } from './ask.ts';
import { belongingsOf } from '../belongings.ts';
import type { Belongings } from '../belongings.ts';
import { fakeCheckSources } from '../fake-check-sources.ts';
import { createReportWorld } from '../reports.ts';
import type { ReportWorld } from '../reports.ts';
import type { SignedInPerson, TestWorld } from '../world.ts';

const keys = Object.keys(access) as ApiKey[];
const rules: Readonly<Record<ApiKey, Access>> = access;
type Guarded = Exclude<Access, string>;
const guarded = keys.flatMap((key) => {
  const rule = rules[key];
  return typeof rule === 'string' ? [] : [{ key, rule }];
});

let world: ReportWorld;
let customer: SignedInPerson;
let stranger: SignedInPerson;
let admin: SignedInPerson;
let theirs: Belongings;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: fakeCheckSources().all });
  customer = await world.signIn({ role: personRoles.lawyer, paid: 5_000_000 });
  stranger = await world.signIn({ role: personRoles.lawyer, paid: 5_000_000 });
  admin = await world.signIn({ staff: 'admin' });
  theirs = await belongingsOf(world, customer, admin);
});

/** All routes as `METHOD /path/:name`, parsed from the tree Fastify prints, where children continue their parent's path. */
function routesOf({ printRoutes }: Pick<TestWorld['api'], 'printRoutes'>): string[] {
  const above: string[] = [];
  return printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4 - 1;
      const path = `${above[depth - 1] ?? ''}${part}`;
      above[depth] = path;
      return (methods?.split(', ') ?? []).map((method) => `${method} ${path}`);
    });
}

const answersTo = (who: SignedInPerson, key: ApiKey, rule: Guarded): Promise<string[]> =>
  Promise.all(rule.requests(theirs).map((one) => answerTo(who, requestOf(key, one))));

describe('access to all routes', () => {
  test('every route is in the contract or describes the server, and the whole contract is served', () => {
    const contract = keys.map((key) => key.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, ''));
    const served = routesOf(world.api).filter((route) => !/^HEAD |^GET \/docs/.test(route));
    const ofTheServer = ['GET /healthz', 'GET /metrics', 'GET /openapi.json', 'GET /readyz'];
    expect(served.toSorted()).toEqual([...contract, ...ofTheServer].toSorted());
  });

  test('a route needs a session exactly when the access table has no entry for anyone (V8.2.1)', () => {
    // A guest may ask about a coupon; a personal one is not found.
    const open = keys.filter(
      (key) => rules[key] === 'anyone' || rules[key] === 'system' || key === 'POST /coupon',
    );
    expect(keys.filter((key) => endpoints[key].auth !== 'required')).toEqual(open);
  });

  test('a route for another system is closed to whoever has only a session, also of an admin', async () => {
    for (const key of keys.filter((one) => rules[one] === 'system'))
      for (const who of [{ request: world.api.inject.bind(world.api) }, customer, admin])
        expect((await who.request(requestOf(key, { payload: {} }))).json()).toMatchObject({
          code: 'forbidden',
        });
  });

  test('a route that needs a session reveals nothing to a guest', async () => {
    const told: string[] = [];
    for (const key of keys.filter((one) => endpoints[one].auth === 'required')) {
      const answer = await world.api.inject(requestOf(key));
      if (answer.statusCode !== 401 || answer.json().code !== 'unauthenticated') told.push(key);
    }
    expect(told).toEqual([]);
  });

  test('a route that changes something refuses pages of other sites with the visitor’s cookie (V3.5.1)', async () => {
    const cookie = `_token=${customer.authorization.replace('Bearer ', '')}`;
    const called: string[] = [];
    for (const key of keys.filter((one) => !one.startsWith('GET '))) {
      const made = requestOf(key);
      for (const origin of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }, {}]) {
        const answer = await world.api.inject({ ...made, headers: { ...made.headers, ...origin, cookie } });
        if (answer.statusCode !== 403 || answer.json().code !== 'origin_mismatch') called.push(key);
      }
    }
    expect(called).toEqual([]);
  });
});

// A coupon belongs to nobody until it is used, and `ai_report` is checked before the named item.
const nobodysThings: ReadonlySet<ApiKey> = new Set([
  'POST /coupon',
  'POST /order',
  'GET /expert',
  'POST /expert',
]);

async function linesAbout({ id }: SignedInPerson): Promise<number> {
  const { rows } = await world.owner.query<{ lines: number }>(
    'select count(*)::int as lines from audit_event where owner_id = $1',
    [id],
  );
  return rows[0]?.lines ?? 0;
}

describe("access to another user's data", () => {
  test('another user of the same role is refused everything, and nothing changes (V8.2.2, V8.4.1)', async () => {
    const before = await digestOfAll(world);
    const answers: Record<string, string[]> = {};
    for (const { key, rule } of guarded) answers[key] = await answersTo(stranger, key, rule);
    const expected = guarded.map(({ key, rule }) => [key, rule.requests(theirs).map(() => rule.code)]);
    expect(answers).toEqual(Object.fromEntries(expected));
    expect(await digestOfAll(world)).toEqual(before);
  });

  test("refused access to another user's data is logged with the caller (V16.3.2)", async () => {
    const unnoticed: string[] = [];
    for (const { key, rule } of guarded) {
      if (rule.of === 'staff' || nobodysThings.has(key)) continue;
      const before = await linesAbout(customer);
      await answersTo(stranger, key, rule);
      if ((await linesAbout(customer)) === before) unnoticed.push(key);
    }
    expect(unnoticed).toEqual([]);
  });

  test('access is granted to the owner, and to an administrator where the staff may', async () => {
    // A closed session could be the one that asks.
    const isEnd = ({ key }: { key: string }) =>
      key.startsWith('DELETE ') || key.endsWith('/{session_id}/close');
    const removing = guarded.filter(isEnd);
    const others = guarded.filter((one) => !isEnd(one));
    const refused: string[] = [];
    for (const { key, rule } of [...others, ...removing]) {
      const answers = await answersTo(rule.of === 'staff' ? admin : customer, key, rule);
      if (answers.includes(rule.code) || answers.includes('invalid_request'))
        refused.push(`${key} ${answers.join()}`);
    }
    expect(refused).toEqual([]);
  });
});
