import {
  carCases,
  companyCases,
  payerCases,
  personCases,
  rightPayer,
  rightPerson,
} from '@proverka/validation/fixtures/cases.ts';
import { carRules } from '@proverka/validation/forms/car';
import { companyRules } from '@proverka/validation/forms/company';
import { payerRules } from '@proverka/validation/forms/payer';
import { emptyPersonForm, personRules } from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';
import { beforeAll, describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { fakeCheckSources } from '../../../test/fake-check-sources.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { PERSON_CHECK } from '../../../test/wholesale.ts';
import { processingConsent } from '../../../test/consents.ts';

let world: TestWorld;
beforeAll(async () => {
  const many = { count: 10_000, windowSeconds: 60 };
  const config = testConfig({}, { preview_address: many, requests_address: many });
  world = await createTestWorld({ config, replace: { checkSources: fakeCheckSources().all } });
});

interface Told {
  readonly statusCode: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** The answer to a subject sent directly to the API, without a form. */
async function ask(product_name: string, subject: object): Promise<Told> {
  const answer = await world.api.inject({
    method: 'POST',
    url: '/preview',
    headers: PERSON_CHECK,
    payload: { product_name, subject, consent: processingConsent },
  });
  const { fields = {} } = answer.json<{ fields?: Record<string, string> }>();
  return { statusCode: answer.statusCode, fields };
}

const messagesOf = ({ fields }: Told): string[] => Object.values(fields);
const isTaken = ({ statusCode }: Told): boolean => statusCode < 300;

describe('the server validates every test value exactly as the form does', () => {
  test.each(personCases)(
    'the server validates a person as the form does: $field «$typed»',
    async ({ field, typed, sent }) => {
      const person = { ...rightPerson, [field]: typed };
      const form = { ...emptyPersonForm, ...person, consents: true };
      const told = await ask('CheckPerson', person);
      expect(messagesOf(told)).toEqual(Object.values(checkForm(personRules('2026-11-21'), form)));
      expect(isTaken(told)).toBe(sent !== null);
    },
  );

  test.each(companyCases)(
    'the server validates a company as the form does: «$typed»',
    async ({ typed, sent }) => {
      const field = typed.replaceAll(/\D/g, '').length > 12 ? 'ogrn' : 'inn';
      const told = await ask('CounterAgent', { [field]: typed });
      expect(messagesOf(told)).toEqual(Object.values(checkForm(companyRules, { company: typed })));
      expect(isTaken(told)).toBe(sent !== null);
    },
  );

  test.each(carCases)('the server validates a car as the form does: «$typed»', async ({ typed, sent }) => {
    const told = await ask('CheckAuto', { [sent && 'plate' in sent ? 'plate' : 'vin']: typed });
    expect(messagesOf(told)).toEqual(Object.values(checkForm(carRules, { car: typed })));
    expect(isTaken(told)).toBe(sent !== null);
  });
});

describe('payers', () => {
  let buyer: SignedInPerson;
  beforeAll(async () => {
    buyer = await world.signIn();
  });

  test.each(payerCases)('the server validates a payer as the form does: $typed', async ({ typed, wrong }) => {
    const payload = { ...rightPayer, ...typed };
    const answer = await buyer.request({ method: 'POST', url: '/payer/add_payer', payload });
    const { fields = {} } = answer.json<{ fields?: Record<string, string> }>();
    expect(fields).toEqual(checkForm(payerRules, payload));
    expect(Object.keys(fields)).toEqual(wrong);
    // INNs are unique per user and payers are limited in number; neither rule is under test here.
    await world.owner.query('delete from payer');
  });
});
