import type { PassportCheck } from '@proverka/contract/passport';
import { parseDate } from '@proverka/validation/date';
import { nameRules } from '@proverka/validation/forms/person';
import { accepted, required } from '@proverka/validation/generic-rules';
import { passportNumber, passportSeries } from '@proverka/validation/passport';
import type { FormRules } from '@proverka/validation/rule';

/** `birth_date` as it is typed, «05.03.1990». */
export type PassportForm = Omit<PassportCheck, 'consent'> & { consents: boolean };

export const emptyPassportForm: PassportForm = {
  last_name: '',
  first_name: '',
  middle_name: '',
  birth_date: '',
  series: '',
  number: '',
  consents: false,
};

/** `today` is `YYYY-MM-DD`; the server looks at the same fields by the contract's rules. */
export function passportRules(today: string): FormRules<PassportForm> {
  return {
    ...nameRules(today),
    series: [required(), passportSeries()],
    number: [required(), passportNumber()],
    consents: [accepted()],
  };
}

/** What is sent: names without stray spaces, digits only, the version of the text agreed to. */
export function passportRequest(form: PassportForm, personalDataVersion: string): PassportCheck {
  return {
    last_name: form.last_name.trim(),
    first_name: form.first_name.trim(),
    middle_name: form.middle_name.trim(),
    birth_date: parseDate(form.birth_date) ?? form.birth_date,
    series: form.series.replaceAll(/\D/g, ''),
    number: form.number.replaceAll(/\D/g, ''),
    consent: { personal_data_version: personalDataVersion },
  };
}
