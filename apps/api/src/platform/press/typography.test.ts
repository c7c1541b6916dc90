import { describe, expect, test } from 'vitest';
import { breakLongRuns, drawable, typeset } from './typography.domain.ts';

const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u200b', '|');

describe('Russian typography', () => {
  test.each([
    ['Банк "Тест" и "Проба".', 'Банк «Тест» и~«Проба».'],
    ['ООО "Ромашка "Тест""', 'ООО «Ромашка «Тест»»'],
    ['доля 1/2 - в праве', 'доля 1/2~— в~праве'],
    ['запись № 5 от 14.05.2019', 'запись №~5 от~14.05.2019'],
    ['54,3 кв. м', '54,3~кв.~м'],
    ['от 3 марта 2018 г. и до 30 дней', 'от~3 марта 2018~г. и~до~30~дней'],
    ['г. Москва, ул. Тестовая, д. 10, кв. 25', 'г.~Москва, ул.~Тестовая, д.~10, кв.~25'],
    ['г Мытищи, д Шолохово', 'г~Мытищи, д~Шолохово'],
    ['ИНН 7700000009', 'ИНН~7700000009'],
    ['6" труба', '6" труба'],
    ['сказано ("так"), "иначе"', 'сказано («так»), «иначе»'],
  ])('«%s» is typeset by Russian rules', (text, expected) => {
    expect(visible(typeset(text))).toBe(expected);
  });
});

describe('text without spaces', () => {
  test('a long register number may break after its separators', () => {
    expect(visible(breakLongRuns('77:06:0001001:1234'))).toBe('77:06:0001001:1234');
    expect(visible(breakLongRuns('77:06:0001001:1234', 14))).toBe('77:|06:|0001001:|1234');
    expect(visible(breakLongRuns('77:06:0001001:1234-77/006/2019-5'))).toBe(
      '77:|06:|0001001:|1234-|77/|006/|2019-|5',
    );
  });

  test('an ordinary word never breaks; an endless one breaks every twenty letters', () => {
    expect(breakLongRuns('недвижимости', 10)).toBe('недвижимости');
    expect(breakLongRuns('правоустанавливающих', 14)).toBe('правоустанавливающих');
    expect(visible(breakLongRuns('а'.repeat(50)))).toBe(
      `${'а'.repeat(20)}|${'а'.repeat(20)}|${'а'.repeat(10)}`,
    );
  });
});

describe('text prepared for the font', () => {
  const covers = (codePoint: number) => codePoint < 0x5_00;

  test('a letter and its combining mark become one character', () => {
    expect(drawable('и\u0306', covers)).toBe('й');
  });

  test('characters the font lacks become question marks and control characters are removed', () => {
    expect(drawable('дом 😀 中\u0007\u202e', covers)).toBe('дом ? ?');
  });

  test('line breaks become spaces', () => {
    expect(drawable('а\nб\u2028в', covers)).toBe('а б в');
  });
});
