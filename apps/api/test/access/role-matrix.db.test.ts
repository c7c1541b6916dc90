import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import { grantsOf } from '@proverka/contract/grants';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { belongingsOf } from '../belongings.ts';
import type { Belongings } from '../belongings.ts';
import { fakeCheckSources } from '../fake-check-sources.ts';
import { createReportWorld } from '../reports.ts';
import type { ReportWorld } from '../reports.ts';
import { access } from './access.ts';
import type { Access } from './access-rule.ts';
import { answerTo, digestOfAll, requestOf } from './ask.ts';

const rules: Readonly<Record<ApiKey, Access>> = access;
const declared: Readonly<Record<ApiKey, Endpoint>> = endpoints;
const keys = Object.keys(rules) as ApiKey[];
/** Those that remove something come last, so that the others still find it. */
const inOrder = keys.toSorted((a, b) => Number(a.startsWith('DELETE ')) - Number(b.startsWith('DELETE ')));
const roles = Object.entries(personRoles);

let world: ReportWorld;
let theirs: Belongings;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: fakeCheckSources().all });
  const customer = await world.signIn({ role: personRoles.lawyer, paid: 5_000_000 });
  theirs = await belongingsOf(world, customer, await world.signIn({ role: personRoles.admin }));
});

/** The codes of the answers to all requests that name the customer's things. */
async function ask(who: Parameters<typeof answerTo>[0], key: ApiKey): Promise<string[]> {
  const rule = rules[key];
  const requests = typeof rule === 'string' ? [{}] : rule.requests(theirs);
  return Promise.all(requests.map((one) => answerTo(who, requestOf(key, one))));
}

const grantOf = (key: ApiKey) => {
  const rule = rules[key];
  return declared[key].grant ?? (typeof rule === 'string' ? undefined : rule.grant);
};

describe('every role against every endpoint', () => {
  test('an endpoint that only staff may call has its grant in the contract', () => {
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
      const held = grantsOf(role);
      const before = await digestOfAll(world);
      const letIn: string[] = [];
      for (const key of keys) {
        const rule = rules[key];
        const grant = grantOf(key);
        if (typeof rule === 'string' || (grant !== undefined && held.includes(grant))) continue;
        const expected = declared[key].grant === undefined ? [rule.code, 'forbidden'] : ['forbidden'];
        const answers = await ask(stranger, key);
        if (!answers.every((code) => expected.includes(code))) letIn.push(`${key}: ${answers.join()}`);
      }
      expect(letIn).toEqual([]);
      expect(await digestOfAll(world)).toEqual(before);
    },
  );

  test.each(roles)('a person of the role %s is let in where the contract says so', async (_, role) => {
    const person = await world.signIn({ role, paid: 5_000_000 });
    const held = grantsOf(role);
    const refused: string[] = [];
    for (const key of inOrder) {
      const grant = grantOf(key);
      const isTheirs = rules[key] === 'anyone' || (grant !== undefined && held.includes(grant));
      if (!isTheirs || key === 'POST /logout') continue;
      const answers = await ask(person, key);
      if (answers.some((code) => code === 'forbidden' || code === 'unauthenticated')) refused.push(key);
    }
    expect(refused).toEqual([]);
  });
});
