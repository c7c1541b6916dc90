import { describe, expect, test } from 'vitest';
import {
  carCases,
  companyCases,
  payerCases,
  personCases,
  rightPayer,
  rightPerson,
} from '../fixtures/cases.ts';
import { carRules, recognizeCar } from './car.ts';
import { companyRules, companySubject } from './company.ts';
import { payerRules } from './payer.ts';
import { emptyPersonForm, personRules, personSubject } from './person.ts';
import { resolverOf } from './resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

/** The resolver's result for a form: the values, or a message per invalid field. */
async function resolve<Form extends object>(resolver: ReturnType<typeof resolverOf<Form>>, form: Form) {
  const { errors } = await resolver(form, undefined, options);
  const failures = Object.entries(errors as Record<string, { message?: string }>);
  return Object.fromEntries(failures.map(([field, error]) => [field, error.message ?? '']));
}

/** The messages of section 5, and our own where it has none. */
const sentences = new Set([
  'Обязательное поле',
  'ИНН может состоять только из цифр',
  'ИНН может состоять только из 10 или 12 цифр',
  'Неправильный ИНН',
  'ИНН человека состоит из 12 цифр',
  'Неправильный ОГРН',
  'Введите корректный VIN',
  'Некорректный гос. номер',
  'Введите VIN, номер кузова или гос. номер',
]);

describe('the form of a person', () => {
  const resolver = resolverOf(personRules('2026-11-21'));
  const form = (typed: object) => ({ ...emptyPersonForm, ...rightPerson, consents: true, ...typed });

  test.each(personCases)('the person form validates $field «$typed»', async ({ field, typed, sent }) => {
    const failures = await resolve(resolver, form({ [field]: typed }));
    if (sent === null) {
      expect(Object.keys(failures)).toEqual([field]);
      expect(sentences).toContain(failures[field]);
      return;
    }
    expect(failures).toEqual({});
    const { inn } = personSubject(form({ [field]: typed }));
    expect(inn).toBe(sent['inn']);
  });
});

describe('the line of a company', () => {
  test.each(companyCases)('the company line validates «$typed»', async ({ field, typed, sent }) => {
    const failures = await resolve(resolverOf(companyRules), { company: typed });
    if (sent === null) expect(sentences).toContain(failures[field]);
    else expect([failures, companySubject({ company: typed })]).toEqual([{}, sent]);
  });
});

describe('the line of a car', () => {
  test.each(carCases)('the car line validates «$typed»', async ({ field, typed, sent }) => {
    const failures = await resolve(resolverOf(carRules), { car: typed });
    if (sent === null) expect(sentences).toContain(failures[field]);
    else expect([failures, recognizeCar(typed)]).toEqual([{}, sent]);
  });
});

describe('the form of a payer', () => {
  test.each(payerCases)('the payer form validates $typed', async ({ typed, wrong }) => {
    const failures = await resolve(resolverOf(payerRules), { ...rightPayer, ...typed });
    expect(Object.keys(failures)).toEqual(wrong);
    for (const message of Object.values(failures)) expect(message).not.toBe('');
  });
});
