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
  ])('%s', (text, expected) => {
    expect(visible(typeset(text))).toBe(expected);
  });
});

describe('runs without a space', () => {
  test('a register number may break after its separators once it is long', () => {
    expect(visible(breakLongRuns('77:06:0001001:1234'))).toBe('77:06:0001001:1234');
    expect(visible(breakLongRuns('77:06:0001001:1234', 14))).toBe('77:|06:|0001001:|1234');
    expect(visible(breakLongRuns('77:06:0001001:1234-77/006/2019-5'))).toBe(
      '77:|06:|0001001:|1234-|77/|006/|2019-|5',
    );
  });

  test('an ordinary word never breaks there, an endless one does', () => {
    expect(breakLongRuns('недвижимости', 10)).toBe('недвижимости');
    expect(breakLongRuns('правоустанавливающих', 14)).toBe('правоустанавливающих');
    expect(visible(breakLongRuns('а'.repeat(50)))).toBe(
      `${'а'.repeat(20)}|${'а'.repeat(20)}|${'а'.repeat(10)}`,
    );
  });
});

describe('what the font draws', () => {
  const covers = (codePoint: number) => codePoint < 0x5_00;

  test('letters composed of two signs are one', () => {
    expect(drawable('и\u0306', covers)).toBe('й');
  });

  test('signs it lacks become a question mark, control characters go', () => {
    expect(drawable('дом 😀 中\u0007\u202e', covers)).toBe('дом ? ?');
  });

  test('line ends become spaces', () => {
    expect(drawable('а\nб\u2028в', covers)).toBe('а б в');
  });
});
