import { describe, expect, test } from 'vitest';
import { date, isIsoDate, notAfter, notBefore, parseDate } from './date.ts';

describe('date', () => {
  test.each(['2026-01-31', '2024-02-29', '1950-12-01'])('%s is a valid date', (text) => {
    expect(isIsoDate(text)).toBe(true);
    expect(date()(text)).toBeNull();
  });

  test.each([
    '2026-13-01',
    '2026-00-10',
    '2026-01-32',
    '2026-01-00',
    '2026-02-29',
    '2026-1-1',
    '01.02.2026',
    '',
  ])('«%s» is refused as a date', (text) => {
    expect(date()(text)).toBe('Невалидная дата');
  });

  test('is typed with dots and kept as ISO', () => {
    expect(parseDate('05.03.2026')).toBe('2026-03-05');
    expect(parseDate('5.3.2026')).toBe('2026-03-05');
    expect(parseDate('2026-03-05')).toBe('2026-03-05');
    expect(parseDate('31.02.2026')).toBeNull();
  });

  test('a date can be limited on both sides', () => {
    expect(notAfter('2026-03-05', 'Дата в будущем')('2026-03-06')).toBe('Дата в будущем');
    expect(notAfter('2026-03-05', 'Дата в будущем')('2026-03-05')).toBeNull();
    expect(notBefore('1900-01-01', 'Слишком давно')('1899-12-31')).toBe('Слишком давно');
  });
});
