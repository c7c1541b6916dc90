import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { carRules, recognizeCar } from '@proverka/validation/forms/car';
import { companyRules, companySubject } from '@proverka/validation/forms/company';
import { emptyPersonForm, personRules, personSubject } from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';
import { startCheck, type CheckStart, type CheckStarted } from '../check-form/start-check.ts';
import type { HomeFormSpec } from './home-forms.ts';

type Entered = Readonly<Record<string, string>>;
type Failures = Readonly<Record<string, string>>;

/** Starts the check of what was entered: where it goes on, or the first failing rule of each field. */
export async function startEntered(
  start: CheckStart,
  { kind, productName }: HomeFormSpec,
  entered: Entered,
): Promise<CheckStarted> {
  const failures = failuresOf(kind, entered);
  if (Object.keys(failures).length > 0) return { failures };
  const started = await startCheck(start, productName, subjectOf(kind, entered));
  if ('path' in started || kind === 'person') return started;
  // A form of one field: whatever the server names, it is that one.
  return { failures: { [kind]: Object.values(started.failures)[0] ?? '' } };
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
