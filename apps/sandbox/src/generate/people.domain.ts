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
/** First names; those of fathers are stems without the patronymic ending. */
export type NameStock = { men: readonly string[]; women: readonly string[]; fathers: readonly string[] };

const owners: NameStock = {
  men: ['Иван', 'Пётр', 'Алексей', 'Сергей', 'Михаил', 'Андрей', 'Павел', 'Фёдор'],
  women: ['Анна', 'Мария', 'Елена', 'Ольга', 'Татьяна', 'Ирина', 'Вера', 'Алёна'],
  fathers: ['Иванов', 'Петров', 'Алексеев', 'Сергеев', 'Михайлов', 'Андреев', 'Павлов', 'Фёдоров'],
};

export type PersonName = { last: string; first: string; middle: string };

/** Surnames that are obviously invented. */
export function inventPerson(random: Random, { men, women, fathers } = owners): PersonName {
  const surname = random.pick(SURNAMES);
  const father = random.pick(fathers);
  return random.chance(0.5)
    ? { last: surname, first: random.pick(men), middle: `${father}ич` }
    : { last: `${surname}а`, first: random.pick(women), middle: `${father}на` };
}

export const fullName = (name: PersonName): string => `${name.last} ${name.first} ${name.middle}`;
