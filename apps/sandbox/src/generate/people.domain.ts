import type { Random } from './random.domain.ts';

const SURNAMES = [
  'Тестов',
  'Образцов',
  'Примеров',
  'Пробнов',
  'Учебнов',
  'Условнов',
  'Макетов',
  'Черновиков',
];
const MEN = ['Иван', 'Пётр', 'Алексей', 'Сергей', 'Михаил', 'Андрей', 'Павел', 'Фёдор'];
const WOMEN = ['Анна', 'Мария', 'Елена', 'Ольга', 'Татьяна', 'Ирина', 'Вера', 'Алёна'];
const FATHERS = ['Иванов', 'Петров', 'Алексеев', 'Сергеев', 'Михайлов', 'Андреев', 'Павлов', 'Фёдоров'];

export type PersonName = { last: string; first: string; middle: string };

/** Surnames no reader takes for a real person's. */
export function inventPerson(random: Random): PersonName {
  const surname = random.pick(SURNAMES);
  const father = random.pick(FATHERS);
  return random.chance(0.5)
    ? { last: surname, first: random.pick(MEN), middle: `${father}ич` }
    : { last: `${surname}а`, first: random.pick(WOMEN), middle: `${father}на` };
}

export const fullName = (name: PersonName): string => `${name.last} ${name.first} ${name.middle}`;
