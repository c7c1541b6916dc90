import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import { apiScopes } from '@proverka/contract/api-token';
import type { ApiScope } from '@proverka/contract/api-token';
import type { Endpoint } from '@proverka/contract/endpoint';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { belongingsOf } from '../belongings.ts';
import type { Belongings } from '../belongings.ts';
import { fakeCheckSources } from '../fake-check-sources.ts';
import { testPassword } from '../people.ts';
import { createReportWorld } from '../reports.ts';
import type { ReportWorld } from '../reports.ts';
import { access } from './access.ts';
import type { Access, Request } from './access-rule.ts';
import { answerTo, digestOfAll, requestOf } from './ask.ts';
import { programAccess, programsOfAnyScope } from './program-access.ts';

const rules: Readonly<Record<ApiKey, Access>> = access;
const declared: Readonly<Record<ApiKey, Endpoint>> = endpoints;
const keys = Object.keys(rules) as ApiKey[];
/** Those that remove something come last, so that the others still find it. */
// A closed session could be the one that asks.
const isEnd = (key: string) => key.startsWith('DELETE ') || key.endsWith('/{session_id}/close');
const inOrder = keys.toSorted((a, b) => Number(isEnd(a)) - Number(isEnd(b)));
const roles = Object.entries(personRoles);

let world: ReportWorld;
let theirs: Belongings;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: fakeCheckSources().all });
  const customer = await world.signIn({ role: personRoles.lawyer, paid: 5_000_000 });
  theirs = await belongingsOf(world, customer, await world.signIn({ staff: 'admin' }));
});

/** The codes of the answers to all requests that name the customer's things. */
async function ask(who: Parameters<typeof answerTo>[0], key: ApiKey): Promise<string[]> {
  return Promise.all(requestsOf(key).map((one) => answerTo(who, requestOf(key, one))));
}

function requestsOf(key: ApiKey): readonly Request[] {
  const rule = rules[key];
  return typeof rule === 'string' ? [{}] : rule.requests(theirs);
}

describe('every role against every endpoint', () => {
  test('an endpoint that only staff may call has its grant in the contract (V8.1.1)', () => {
    const staffCalls = keys.filter((key) => {
      const rule = rules[key];
      return typeof rule !== 'string' && rule.of === 'staff';
    });
    expect(keys.filter((key) => declared[key].grant !== undefined)).toEqual(staffCalls);
  });

  test.each(roles)(
    'a person of the role %s is refused what belongs to another, and changes nothing',
    async (_, role) => {
      const stranger = await world.signIn({ role, paid: 5_000_000 });
      const before = await digestOfAll(world);
      const letIn: string[] = [];
      for (const key of keys) {
        const rule = rules[key];
        if (typeof rule === 'string') continue;
        const expected = declared[key].grant === undefined ? [rule.code, 'forbidden'] : ['forbidden'];
        const answers = await ask(stranger, key);
        if (!answers.every((code) => expected.includes(code))) letIn.push(`${key}: ${answers.join()}`);
      }
      expect(letIn).toEqual([]);
      expect(await digestOfAll(world)).toEqual(before);
    },
  );

  test.each(roles)(
    'a person of the role %s is let in where the contract says so (V8.3.1)',
    async (_, role) => {
      const person = await world.signIn({ role, paid: 5_000_000 });
      const refused: string[] = [];
      for (const key of inOrder) {
        if (rules[key] !== 'anyone' || key === 'POST /logout') continue;
        const answers = await ask(person, key);
        if (answers.some((code) => code === 'forbidden' || code === 'unauthenticated')) refused.push(key);
      }
      expect(refused).toEqual([]);
    },
  );
});

/** A program of a partner, whose role has every scope, with a token of one. */
async function programWith(scope: ApiScope) {
  const owner = await world.signIn({ role: personRoles.partner, paid: 5_000_000 });
  const made = await owner.request({
    method: 'POST',
    url: '/api/create_or_renew',
    payload: { password: testPassword, scopes: [scope], days: 30 },
  });
  const authorization = `Bearer ${made.json<{ token: string }>().token}`;
  const request: typeof owner.request = (more) =>
    world.api.inject({ ...more, headers: { ...more.headers, authorization } });
  return { request };
}

describe('every scope of a token against every endpoint', () => {
  test.each(apiScopes)(
    'a program with the scope %s is let into its own calls and no other',
    async (scope) => {
      const program = await programWith(scope);
      const letIn: ApiKey[] = [];
      for (const key of keys) {
        if (declared[key].auth === 'none') continue;
        const answers = await Promise.all(
          [{}, ...requestsOf(key)].map((one) => answerTo(program, requestOf(key, one))),
        );
        if (!answers.every((code) => code === 'forbidden')) letIn.push(key);
      }
      expect(letIn.toSorted()).toEqual([...programAccess[scope], ...programsOfAnyScope].toSorted());
    },
  );

  test.each(apiScopes)('a program with the scope %s is refused what belongs to another', async (scope) => {
    const program = await programWith(scope);
    const before = await digestOfAll(world, ['api_token', 'api_token_event']);
    const given: string[] = [];
    for (const key of [...programAccess[scope], ...programsOfAnyScope]) {
      const rule = rules[key];
      if (typeof rule === 'string') continue;
      const answers = await ask(program, key);
      if (!answers.every((code) => code === rule.code || code === 'forbidden')) given.push(key);
    }
    expect(given).toEqual([]);
    expect(await digestOfAll(world, ['api_token', 'api_token_event'])).toEqual(before);
  });
});
