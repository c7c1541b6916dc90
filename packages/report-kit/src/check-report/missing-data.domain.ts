import type { MissingData, ReportTask } from '@proverka/contract/report';
import type { SubjectData } from '@proverka/contract/subject';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { recognizeCar } from '@proverka/validation/forms/car';
import {
  emptyPersonForm,
  personRules,
  personSubject,
  type PersonField,
} from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';

/** The typed fields of the form for missing data. */
const missingFields = [
  'passport_series',
  'passport_number',
  'inn',
  'middle_name',
  'region',
  'car',
  'cadastral_number',
] as const;
export type MissingField = (typeof missingFields)[number];
export type MissingForm = { [Field in MissingField]: string };

export const emptyMissingForm: MissingForm = {
  passport_series: '',
  passport_number: '',
  inn: '',
  middle_name: '',
  region: '',
  car: '',
  cadastral_number: '',
};

const fieldsOf: Readonly<Record<MissingData, readonly MissingField[]>> = {
  passport: ['passport_series', 'passport_number'],
  inn: ['inn'],
  middle_name: ['middle_name'],
  region: ['region'],
  vin: ['car'],
  cadastral_number: ['cadastral_number'],
  consent: [],
};

/** The distinct requirements of tasks; owners are asked for theirs in their own forms. */
export function fieldsAsked(tasks: readonly ReportTask[]): readonly MissingField[] {
  const missing = tasks
    .filter(({ owner_id: owner }) => owner === undefined)
    .flatMap(({ missing_requirements: requirements }) => requirements);
  const known = fieldsOf as Readonly<Record<string, readonly MissingField[] | undefined>>;
  const asked = new Set(missing.flatMap((requirement) => known[requirement] ?? []));
  return missingFields.filter((field) => asked.has(field));
}

const isFilled = (form: MissingForm) => (field: MissingField) => form[field].trim() !== '';

/** What is given: requirements left wholly empty are none; all of them while none is filled. */
export function fieldsGiven(form: MissingForm, asked: readonly MissingField[]): readonly MissingField[] {
  const started = Object.values(fieldsOf).filter((fields) => fields.some(isFilled(form)));
  const given = asked.filter((field) => started.some((fields) => fields.includes(field)));
  return given.length === 0 ? asked : given;
}

/** The first failing rule of each field, by the rules of section 5. An empty field fails too. */
export function missingFailures(
  form: MissingForm,
  asked: readonly MissingField[],
  today: string,
): Partial<Record<MissingField, string>> {
  const due = asked.filter(isPersons);
  const rules = personRules(today, due);
  const entered = { ...emptyPersonForm, ...Object.fromEntries(due.map((field) => [field, form[field]])) };
  const ofPerson = checkForm(rules, entered);
  const failures: Partial<Record<MissingField, string>> = {};
  for (const field of asked) {
    const failure = isPersons(field) ? ofPerson[field] : ownFailure(field, form);
    if (failure !== undefined) failures[field] = failure;
  }
  return failures;
}

const isPersons = (field: MissingField): field is MissingField & PersonField => field in emptyPersonForm;

function ownFailure(field: MissingField, form: MissingForm): string | undefined {
  const text = form[field].trim();
  if (text === '') return 'Обязательное поле';
  if (field === 'cadastral_number') {
    return isCadastralNumber(text) ? undefined : 'Введите корректный кадастровый номер';
  }
  const car = recognizeCar(text);
  return car && !('plate' in car) ? undefined : 'Введите VIN или номер кузова';
}

/** The request: only the requested fields, named as in the contract. */
export function missingData(form: MissingForm, asked: readonly MissingField[]): SubjectData {
  const ofPerson: Readonly<Record<string, string | undefined>> = personSubject({
    ...emptyPersonForm,
    ...form,
  });
  const data: Record<string, string> = {};
  for (const field of asked) {
    if (field === 'car') Object.assign(data, recognizeCar(form.car));
    else data[field] = ofPerson[field] ?? form[field].trim();
  }
  return data;
}
