import { todayInMoscow } from '@proverka/order-flow/today-in-moscow';
import { carRules, carSubject } from '@proverka/validation/forms/car';
import { companyRules, companySubject } from '@proverka/validation/forms/company';
import { emptyPersonForm, personRules, personSubject } from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';
import type { PlainFormSpec } from './plain-forms.ts';
import { startCheck, type CheckStart, type CheckStarted } from './start-check.ts';

type Texts = Readonly<Record<string, string>>;

/** Starts the check: returns where it continues, or the first failing rule of each field. */
export async function startEntered(
  start: CheckStart,
  spec: PlainFormSpec,
  entered: Texts,
): Promise<CheckStarted> {
  const failures = failuresOf(spec, entered);
  if (Object.keys(failures).length > 0) return { failures };
  const started = await startCheck(start, spec.productName, subjectOf(spec, entered));
  if ('path' in started || spec.kind === 'person') return started;
  // A form with a single field: any error of the server belongs to it.
  return { failures: { [spec.kind]: Object.values(started.failures)[0] ?? '' } };
}

/** The first failing rule of each field; empty when all are valid. */
function failuresOf({ kind, due }: PlainFormSpec, entered: Texts): Texts {
  if (kind === 'person') return checkForm(personRules(todayInMoscow(), due), personOf(entered));
  if (kind === 'company') return checkForm(companyRules, companyOf(entered));
  return checkForm(carRules, carOf(entered));
}

/** The data of the order, by its wire names. */
function subjectOf({ kind }: PlainFormSpec, entered: Texts): Texts {
  if (kind === 'person') return personSubject(personOf(entered));
  if (kind === 'company') return companySubject(companyOf(entered));
  return carSubject(carOf(entered));
}

const personOf = (entered: Texts) => ({
  ...emptyPersonForm,
  ...entered,
  consents: entered['consents'] === 'on',
});
const companyOf = (entered: Texts) => ({ company: entered['company'] ?? '' });
const carOf = (entered: Texts) => ({ car: entered['car'] ?? '', price: entered['price'] ?? '' });
