import { parseDate } from '../date.ts';
import { accepted, required } from '../generic-rules.ts';
import { passportNumber, passportSeries } from '../passport.ts';
import type { FormRules } from '../rule.ts';
import { nameRules } from './person.ts';

/** The typed passport to check. */
export type PassportForm = {
  last_name: string;
  first_name: string;
  middle_name: string;
  /** «05.03.1990» or ISO. */
  birth_date: string;
  series: string;
  number: string;
  consents: boolean;
};

export const emptyPassportForm: PassportForm = {
  last_name: '',
  first_name: '',
  middle_name: '',
  birth_date: '',
  series: '',
  number: '',
  consents: false,
};

/** `today` is `YYYY-MM-DD`. */
export const passportRules = (today: string): FormRules<PassportForm> => ({
  ...nameRules(today),
  series: [required(), passportSeries()],
  number: [required(), passportNumber()],
  consents: [accepted()],
});

/** The request: names trimmed, an ISO date, digits only. */
export const passportSubject = ({ consents: _consents, ...form }: PassportForm) => ({
  last_name: form.last_name.trim(),
  first_name: form.first_name.trim(),
  middle_name: form.middle_name.trim(),
  birth_date: parseDate(form.birth_date) ?? form.birth_date,
  series: form.series.replaceAll(/\D/g, ''),
  number: form.number.replaceAll(/\D/g, ''),
});
