import { describe, expect, test } from 'vitest';
import { maskDate } from './date-mask.ts';

const type = (text: string, key: string): string => maskDate(text + key, text.length + 1, null).text;
const typed = (keys: string): string => Array.from(keys).reduce(type, '');
const paste = (text: string): string => maskDate(text, text.length, null).text;

describe('date mask', () => {
  test.each([
    ['05032026', '05.03.2026'],
    ['05.03.2026', '05.03.2026'],
    ['5.3.2026', '05.03.2026'],
    ['5/3/2026', '05.03.2026'],
    ['31-12-1999', '31.12.1999'],
    ['050320261', '05.03.2026'],
    ['5', '5'],
    ['05.', '05.'],
    ['0503', '05.03'],
  ])('%s typed key by key is shown as %s', (keys, seen) => {
    expect(typed(keys)).toBe(seen);
  });

  test.each([
    ['2026-03-05', '05.03.2026'],
    ['05.03.2026', '05.03.2026'],
    ['05032026', '05.03.2026'],
  ])('%s is pasted as %s', (text, seen) => {
    expect(paste(text)).toBe(seen);
  });

  test('backspace on a dot erases the digit before it', () => {
    expect(maskDate('0503.2026', 2, 'back')).toEqual({ text: '00.32.026', caret: 1 });
  });

  test('backspace at the end erases a digit and then the dot with it', () => {
    expect(maskDate('05.03.', 6, 'back')).toEqual({ text: '05.03', caret: 5 });
    expect(maskDate('05.', 3, 'back')).toEqual({ text: '05', caret: 2 });
  });
});
