import { date, notAfter, notBefore, parseDate } from '../date.ts';
import { withoutSeparators } from '../digits.ts';
import { accepted, matches, maxLength, optional, required } from '../generic-rules.ts';
import { inn } from '../inn.ts';
import { passportNumber, passportSeries } from '../passport.ts';
import { isRegionCode } from '../regions.ts';
import { isEmpty, type FormRules, type Rule } from '../rule.ts';

/** The typed data of a person to check; fields a form does not show stay empty. */
export type PersonForm = {
  last_name: string;
  first_name: string;
  middle_name: string;
  /** «05.03.1990» or ISO. */
  birth_date: string;
  passport_series: string;
  passport_number: string;
  inn: string;
  /** Code of a region, «77». */
  region: string;
  /** The visitor has the person's consent (152-FZ, article 9); never sent as a part of the subject. */
  consents: boolean;
};

export type PersonField = Exclude<keyof PersonForm, 'consents'>;

export const emptyPersonForm: PersonForm = {
  last_name: '',
  first_name: '',
  middle_name: '',
  birth_date: '',
  passport_series: '',
  passport_number: '',
  inn: '',
  region: '',
  consents: false,
};

const letters: Rule<string> = matches(/^[\p{L}'’ -]*$/u, 'Только буквы, пробел, дефис и апостроф');

/** An optional part of a name. */
export const namePart: readonly Rule<string>[] = [maxLength(100), letters];

/** Converts a rule for ISO dates into one for typed dates. */
const typedDay =
  (rule: Rule<string>): Rule<string> =>
  (typed) =>
    rule(parseDate(typed) ?? typed);

/** A birth date after `today` (ISO) or before 1900 is refused. */
export const birthDay = (today: string): readonly Rule<string>[] => [
  required(),
  typedDay(date()),
  typedDay(notAfter(today, 'Дата рождения ещё не наступила')),
  typedDay(notBefore('1900-01-01', 'Проверьте год рождения')),
];

/** Both parts of a passport are required once one of them is entered. */
const dueWith =
  (other: 'passport_series' | 'passport_number'): Rule<string, PersonForm> =>
  (value, form) =>
    isEmpty(value) && form !== undefined && !isEmpty(form[other]) ? 'Обязательное поле' : null;

const personsInn: Rule<string> = (value) =>
  inn()(value) ?? (withoutSeparators(value).length === 12 ? null : 'ИНН человека состоит из 12 цифр');

const region: Rule<string> = (code) => (isRegionCode(code) ? null : 'Выберите регион из списка');

/** Rules of the fields every form has; the middle name is optional. `today` is `YYYY-MM-DD`. */
export const nameRules = (today: string) => ({
  last_name: [required(), ...namePart],
  first_name: [required(), ...namePart],
  middle_name: namePart,
  birth_date: birthDay(today),
});

/**
 * Names and birth date are required except for the middle name, which not everybody has; a form names its other required
 * fields. `today` is `YYYY-MM-DD`.
 */
export function personRules(today: string, due: readonly PersonField[] = []): FormRules<PersonForm> {
  const duty = (field: PersonField) => (due.includes(field) ? [required()] : []);
  const names = nameRules(today);
  return {
    ...names,
    middle_name: [...duty('middle_name'), ...names.middle_name],
    passport_series: [...duty('passport_series'), dueWith('passport_number'), optional(passportSeries())],
    passport_number: [...duty('passport_number'), dueWith('passport_series'), optional(passportNumber())],
    inn: [...duty('inn'), optional(personsInn)],
    region: [...duty('region'), optional(region)],
    consents: [accepted()],
  };
}

/** A person as stored in drafts and sent in calls, without empty fields. */
export type PersonSubject = Pick<PersonForm, 'last_name' | 'first_name' | 'birth_date'> &
  Partial<Pick<PersonForm, PersonField>>;

/** The request: names trimmed, an ISO date, digits only. */
export function personSubject({ consents: _consents, ...form }: PersonForm): PersonSubject {
  const { last_name, first_name, birth_date, ...others } = form;
  const more = {
    ...others,
    middle_name: form.middle_name.trim(),
    passport_series: withoutSeparators(form.passport_series),
    passport_number: withoutSeparators(form.passport_number),
    inn: withoutSeparators(form.inn),
  };
  return {
    last_name: last_name.trim(),
    first_name: first_name.trim(),
    birth_date: parseDate(birth_date) ?? birth_date,
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== '')),
  };
}
