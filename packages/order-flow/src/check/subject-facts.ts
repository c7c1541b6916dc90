import { formatDate } from '@proverka/words/dates';
import { formatPlate } from '@proverka/words/document-numbers';
import { personName } from '@proverka/words/person-name';
import { groupedDigits } from '@proverka/words/number-format';
import { regions } from '@proverka/validation/regions';

type Subject = Readonly<Record<string, string>>;

export interface SubjectFact {
  readonly title: string;
  readonly value: string;
}

const titles: Readonly<Record<string, string>> = {
  inn: 'ИНН',
  ogrn: 'ОГРН',
  vin: 'VIN',
  body_number: 'Номер кузова',
};

/** The entered data of the subject, line by line. */
export function subjectFacts(subject: Subject): readonly SubjectFact[] {
  const passport = [subject['passport_series'], subject['passport_number']].filter(Boolean).join(' ');
  const day = subject['birth_date'] ?? '';
  const plate = subject['plate'] ?? '';
  const facts = [
    { title: 'Человек', value: personName(subject) },
    { title: 'Дата рождения', value: formatDate(day) },
    { title: 'Паспорт', value: passport },
    { title: 'Компания', value: subject['company_name'] ?? subject['name'] ?? '' },
    ...Object.entries(titles).map(([field, title]) => ({ title, value: subject[field] ?? '' })),
    { title: 'Гос. номер', value: formatPlate(plate) },
    { title: 'Цена в объявлении', value: priceWords(subject['price'] ?? '') },
    { title: 'Регион', value: regions.find(({ code }) => code === subject['region'])?.name ?? '' },
  ];
  return facts.filter(({ value }) => value !== '');
}

const priceWords = (rubles: string): string =>
  /^\d+$/u.test(rubles) ? `${groupedDigits(Number(rubles))}\u00A0₽` : '';
