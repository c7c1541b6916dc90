import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

const shown = (text: string): string => typeset(text).replaceAll('\u00A0', '_').replaceAll('\u2011', '=');

describe('Russian typography', () => {
  it('a short word never ends a line', () => {
    expect(shown('проверка по паспорту и ИНН')).toBe('проверка по_паспорту и_ИНН');
  });

  it('a number keeps its thousands and its unit', () => {
    expect(shown('долг 46 300 рублей')).toBe('долг 46_300_рублей');
    expect(shown('штраф 1 500 000 ₽ с 2024 года')).toBe('штраф 1_500_000_₽ с_2024_года');
    expect(shown('площадь 38 м²')).toBe('площадь 38_м²');
    expect(shown('требование 4,1 миллиона, 684 балла')).toBe('требование 4,1_миллиона, 684_балла');
    expect(shown('обычно 5 мин, иногда до 24 ч')).toBe('обычно 5_мин, иногда до_24_ч');
  });

  it('a day keeps its month', () => {
    expect(shown('с 1 сентября 2025 года')).toBe('с_1_сентября 2025_года');
  });

  it('the number of a law and a double preposition never break at their hyphens', () => {
    expect(shown('по закону № 218-ФЗ')).toBe('по_закону №_218=ФЗ');
    expect(shown('из-за чего теряют купленное')).toBe('из=за_чего теряют купленное');
    expect(shown('Санкт-Петербург, счёт-фактура')).toBe('Санкт-Петербург, счёт-фактура');
  });

  it('quotes and dashes are the Russian ones', () => {
    expect(shown('ООО "Тест" - продавец')).toBe('ООО «Тест»_— продавец');
  });
});
