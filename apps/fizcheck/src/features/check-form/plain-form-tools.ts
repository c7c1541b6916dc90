import { carRules, recognizeCar } from '@proverka/validation/forms/car';
import { companyRules, companySubject } from '@proverka/validation/forms/company';
import { emptyPersonForm, personRules, personSubject } from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';
import { todayInMoscow } from '../../moscow-day.ts';
import type { PlainFormSpec } from './plain-forms.ts';

type Texts = Readonly<Record<string, string>>;

/** The first failing rule of each field; empty when all is well. */
export function failuresOf({ kind, due }: PlainFormSpec, entered: Texts): Texts {
  if (kind === 'person') return checkForm(personRules(todayInMoscow(), due), personOf(entered));
  if (kind === 'company') return checkForm(companyRules, companyOf(entered));
  return checkForm(carRules, carOf(entered));
}

/** What the order is told, by its wire names. */
export function subjectOf({ kind }: PlainFormSpec, entered: Texts): Texts {
  if (kind === 'person') return personSubject(personOf(entered));
  if (kind === 'company') return companySubject(companyOf(entered));
  return recognizeCar(carOf(entered).car) ?? {};
}

const personOf = (entered: Texts) => ({
  ...emptyPersonForm,
  ...entered,
  consents: entered['consents'] === 'on',
});
const companyOf = (entered: Texts) => ({ company: entered['company'] ?? '' });
const carOf = (entered: Texts) => ({ car: entered['car'] ?? '' });
