import { checkDraft } from '@proverka/order-flow/check-draft';
import { carRules, recognizeCar } from '@proverka/validation/forms/car';
import { companyRules, companySubject } from '@proverka/validation/forms/company';
import { emptyPersonForm, personRules, personSubject } from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';
import { todayInMoscow } from '../../moscow-day.ts';
import type { HomeFormSpec } from './home-forms.ts';

type Entered = Readonly<Record<string, string>>;
type Failures = Readonly<Record<string, string>>;

/** Keeps what was entered for the order; answers the first failing rule of each field, nothing when it was kept. */
export function keepEntered({ kind, productName }: HomeFormSpec, entered: Entered): Failures {
  const failures = failuresOf(kind, entered);
  if (Object.keys(failures).length === 0) {
    checkDraft().save({ product_name: productName, subject: subjectOf(kind, entered) });
  }
  return failures;
}

const personOf = (entered: Entered) => ({
  ...emptyPersonForm,
  ...entered,
  consents: entered['consents'] === 'on',
});
const companyOf = (entered: Entered) => ({ company: entered['company'] ?? '' });
const carOf = (entered: Entered) => ({ car: entered['car'] ?? '' });

function failuresOf(kind: HomeFormSpec['kind'], entered: Entered): Failures {
  if (kind === 'person') return checkForm(personRules(todayInMoscow()), personOf(entered));
  if (kind === 'company') return checkForm(companyRules, companyOf(entered));
  return checkForm(carRules, carOf(entered));
}

function subjectOf(kind: HomeFormSpec['kind'], entered: Entered): Entered {
  if (kind === 'person') return personSubject(personOf(entered));
  if (kind === 'company') return companySubject(companyOf(entered));
  return recognizeCar(carOf(entered).car) ?? {};
}
