import { describe, expect, test } from 'vitest';
import { addDays, addMonths, fromRussian, isDay, monthWeeks, toRussian, weekday } from './calendar-days.ts';

describe('calendar', () => {
  test('a month starts on its weekday and has its number of days', () => {
    const weeks = monthWeeks('2026-03-17');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01']);
    expect(weeks).toHaveLength(6);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
    expect(monthWeeks('2027-02-01')).toHaveLength(4);
  });

  test('a month after the end of January is the end of February', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
  });

  test('adding days crosses the ends of months and years', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });

  test('Monday is the first day of a week', () => {
    expect(weekday('2026-03-02')).toBe(0);
    expect(weekday('2026-03-01')).toBe(6);
  });

  test('dates that do not exist are refused', () => {
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2026-13-01')).toBe(false);
    expect(isDay('05.03.2026')).toBe(false);
  });

  test('a date is written with dots and stored as ISO, other text is kept', () => {
    expect(toRussian('2026-03-05')).toBe('05.03.2026');
    expect(fromRussian('05.03.2026')).toBe('2026-03-05');
    expect(fromRussian('31.02.2026')).toBe('31.02.2026');
    expect(toRussian('05.0')).toBe('05.0');
  });
});
