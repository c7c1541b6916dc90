import { describe, expect, test } from 'vitest';
import { formatPhoneText, maskPhone } from './phone-mask.ts';

/** Types or erases at «|» and shows the caret's position. */
function press(state: string, key: string): string {
  const caret = state.indexOf('|');
  const [before, after] = [state.slice(0, caret), state.slice(caret + 1)];
  const changed = {
    Backspace: { raw: before.slice(0, -1) + after, at: caret - 1, erasing: 'back' as const },
    Delete: { raw: before + after.slice(1), at: caret, erasing: 'forward' as const },
  }[key] ?? { raw: before + key + after, at: caret + key.length, erasing: null };
  const masked = maskPhone(changed.raw, changed.at, changed.erasing);
  return `${masked.text.slice(0, masked.caret)}|${masked.text.slice(masked.caret)}`;
}

const typed = (keys: string, from = '|'): string => Array.from(keys).reduce(press, from);

describe('phone mask', () => {
  test.each(['9990001122', '79990001122', '+79990001122', '89990001122', '8 (999) 000-11-22'])(
    '%s typed key by key gives the same number',
    (keys) => {
      expect(typed(keys)).toBe('+7 (999) 000-11-22|');
    },
  );

  test('an 8 typed after the country code is dropped when the number is complete', () => {
    expect(typed('89990001122', '+7 (|')).toBe('+7 (999) 000-11-22|');
  });

  test.each([
    '+79990001122',
    '89990001122',
    '9990001122',
    '+7 (999) 000-11-22',
    ' 8 999 000 11 22 ',
    '7(999)0001122',
  ])('«%s» is pasted into an empty field', (text) => {
    expect(press('|', text)).toBe('+7 (999) 000-11-22|');
  });

  test('the first key of a country code inserts the start of the mask', () => {
    expect(press('|', '+')).toBe('+7 (|');
    expect(press('|', '8')).toBe('+7 (|');
  });

  test('letters and an eleventh digit are ignored', () => {
    expect(press('+7 (999) 0|', 'ж')).toBe('+7 (999) 0|');
    expect(press('+7 (999) 000-11-22|', '3')).toBe('+7 (999) 000-11-22|');
  });

  test('the caret stays behind a digit typed in the middle', () => {
    expect(press('+7 (9|9) 000-11-22', '5')).toBe('+7 (95|9) 000-11-22');
    expect(press('+7 (999|) 000-11-2', '5')).toBe('+7 (999) 5|00-01-12');
  });

  test('backspace erases all digits one by one', () => {
    const states = Array.from({ length: 10 }).reduce<string[]>(
      (all) => [...all, press(all.at(-1) ?? '', 'Backspace')],
      ['+7 (999) 000-11-22|'],
    );
    expect(states).toContain('+7 (999) 000-11|');
    expect(states).toContain('+7 (999|');
    expect(states.at(-1)).toBe('|');
  });

  test('backspace after a bracket or dash erases the digit before it', () => {
    expect(press('+7 (999) |000-11-22', 'Backspace')).toBe('+7 (99|0) 001-12-2');
    expect(press('+7 (999) 000-|11-22', 'Backspace')).toBe('+7 (999) 00|1-12-2');
  });

  test('delete before a dash erases the digit after it', () => {
    expect(press('+7 (999) 000|-11-22', 'Delete')).toBe('+7 (999) 000|-12-2');
  });

  test('the country code cannot be erased', () => {
    expect(press('+7 |(999) 000-11-22', 'Backspace')).toBe('+7 (|999) 000-11-22');
    expect(press('+7| (999) 000-11-22', 'Backspace')).toBe('+7 (|999) 000-11-22');
  });

  test('a value set by the form is shown with the mask', () => {
    expect(formatPhoneText('+79990001122')).toBe('+7 (999) 000-11-22');
    expect(formatPhoneText('')).toBe('');
  });
});
