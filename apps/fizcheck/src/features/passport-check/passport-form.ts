import type { PassportCheck } from '@proverka/contract/passport';
import { date, notAfter, notBefore, parseDate } from '@proverka/validation/date';
import { accepted, matches, maxLength, required } from '@proverka/validation/generic-rules';
import { passportNumber, passportSeries } from '@proverka/validation/passport';
import type { FormRules, Rule } from '@proverka/validation/rule';

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

const letters: Rule<string> = matches(/^[\p{L}'’ -]*$/u, 'Только буквы, пробел, дефис и апостроф');

/** A rule of a day, for a day as it is typed. */
const typedDay =
  (rule: Rule<string>): Rule<string> =>
  (typed) =>
    rule(parseDate(typed) ?? typed);

/** `today` is `YYYY-MM-DD`; the server looks at the same fields by the contract's rules. */
export function passportRules(today: string): FormRules<PassportForm> {
  return {
    last_name: [required(), maxLength(100), letters],
    first_name: [required(), maxLength(100), letters],
    middle_name: [maxLength(100), letters],
    birth_date: [
      required(),
      typedDay(date()),
      typedDay(notAfter(today, 'Дата рождения ещё не наступила')),
      typedDay(notBefore('1900-01-01', 'Проверьте год рождения')),
    ],
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
