import { describe, expect, test } from 'vitest';
import { typeset } from './typeset.ts';

const shown = (text: string): string => typeset(text).replaceAll('\u00A0', '_').replaceAll('\u2011', '=');

describe('Russian typography', () => {
  test('a short word never ends a line', () => {
    expect(shown('проверка по паспорту и ИНН')).toBe('проверка по_паспорту и_ИНН');
  });

  test('a particle never starts a line', () => {
    expect(shown('нет ли ипотеки')).toBe('нет_ли ипотеки');
    expect(shown('того же закона, кому бы это помогло')).toBe('того_же закона, кому_бы это помогло');
    expect(shown('один лист, где жильё')).toBe('один лист, где жильё');
  });

  test('a number is not separated from its thousands and its unit', () => {
    expect(shown('долг 46 300 рублей')).toBe('долг 46_300_рублей');
    expect(shown('штраф 1 500 000 ₽ с 2024 года')).toBe('штраф 1_500_000_₽ с_2024_года');
    expect(shown('площадь 38 м²')).toBe('площадь 38_м²');
    expect(shown('цена 12,4 млн ₽, 228 тыс. ₽ за м²')).toBe('цена 12,4_млн_₽, 228_тыс._₽ за_м²');
    expect(shown('переходило 4 раза за 7 рабочих дней')).toBe('переходило 4_раза за_7_рабочих дней');
    expect(shown('требование 4,1 миллиона, 684 балла')).toBe('требование 4,1_миллиона, 684_балла');
    expect(shown('обычно 5 мин, иногда до 24 ч')).toBe('обычно 5_мин, иногда до_24_ч');
  });

  test('a number is not separated from the word it counts, but a date may be', () => {
    expect(shown('Есть: 3 исполнительных производства')).toBe('Есть: 3_исполнительных производства');
    expect(shown('По сведениям ФНС — 68 компаний')).toBe('По_сведениям ФНС_— 68_компаний');
    expect(shown('данные на 21.11.2026 получены')).toBe('данные на_21.11.2026 получены');
  });

  test('a day is not separated from its month', () => {
    expect(shown('с 1 сентября 2025 года')).toBe('с_1_сентября 2025_года');
  });

  test('the number of a law and a double preposition never break at their hyphens', () => {
    expect(shown('по закону № 218-ФЗ')).toBe('по_закону №_218=ФЗ');
    expect(shown('из-за чего теряют купленное')).toBe('из=за_чего теряют купленное');
    expect(shown('Санкт-Петербург, счёт-фактура')).toBe('Санкт-Петербург, счёт-фактура');
  });

  test('forms of companies, offices, codes, articles and places are not separated from their names', () => {
    expect(shown('в пользу АО «Банк» (ФССП России)')).toBe('в_пользу АО_«Банк» (ФССП_России)');
    expect(shown('о платежах (ГИС ГМП)')).toBe('о_платежах (ГИС_ГМП)');
    expect(shown('статья 431.2 ГК РФ')).toBe('статья_431.2 ГК_РФ');
    expect(shown('(статья 6 закона), (пункт 5 статьи 213.25)')).toBe(
      '(статья_6 закона), (пункт_5 статьи_213.25)',
    );
    expect(shown('например «г Москва, ул Образцова, д 1»')).toBe('например «г_Москва, ул_Образцова, д_1»');
  });

  test('initials are not separated from each other and from their surname', () => {
    expect(shown('человек в розыске (Образцов П. И.); ещё 3 причины')).toBe(
      'человек в_розыске (Образцов_П._И.); ещё 3_причины',
    );
  });

  test('quotes and dashes are the Russian ones', () => {
    expect(shown('ООО "Тест" - продавец')).toBe('ООО_«Тест»_— продавец');
  });

  test.each([
    ['Банк "Тест" и "Проба".', 'Банк «Тест» и_«Проба».'],
    ['ООО "Ромашка "Тест""', 'ООО_«Ромашка «Тест»»'],
    ['сказано ("так"), "иначе"', 'сказано («так»), «иначе»'],
    ['6" труба', '6" труба'],
    ['"оборвано', '"оборвано'],
  ])('quotes of %s are turned where they pair', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    ['доля 1/2 - в праве', 'доля 1/2_— в_праве'],
    ['запись № 5 от 14.05.2019', 'запись №_5 от_14.05.2019'],
    ['54,3 кв. м', '54,3_кв._м'],
    ['от 3 марта 2018 г. и до 30 дней', 'от_3_марта 2018_г. и_до_30_дней'],
    ['г. Москва, ул. Тестовая, д. 10, кв. 25', 'г._Москва, ул._Тестовая, д._10, кв._25'],
    ['г Мытищи, д Шолохово, ш Энтузиастов', 'г_Мытищи, д_Шолохово, ш_Энтузиастов'],
    ['ИНН 7700000009', 'ИНН_7700000009'],
    ['файл до 2 МБ', 'файл до_2_МБ'],
  ])('words of the register hold together: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('what is set once is not changed by setting it again', () => {
    const text = 'в пользу АО "Банк" - по закону № 218-ФЗ, долг 46 300 рублей, 54,3 кв. м';
    expect(typeset(typeset(text))).toBe(typeset(text));
  });
});
