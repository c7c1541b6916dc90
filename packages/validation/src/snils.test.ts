import { describe, expect, test } from 'vitest';
import vectors from './fixtures/snils.json' with { type: 'json' };
import { hasSnilsChecksum, parseSnils, snils, snilsWarning } from './snils.ts';

const withElevenDigits = vectors.invalid.filter((text) => text.replace(/\D/g, '').length === 11);
const withoutElevenDigits = vectors.invalid.filter((text) => text !== '' && !withElevenDigits.includes(text));

describe('SNILS', () => {
  test.each(vectors.valid)('%s passes without a warning', (text) => {
    expect(snils()(text)).toBeNull();
    expect(snilsWarning(text)).toBeNull();
  });

  test.each(withElevenDigits)('%s passes with a warning about its control number', (text) => {
    expect(snils()(text)).toBeNull();
    expect(snilsWarning(text)).toMatch(/контрольное число/);
  });

  test.each(withoutElevenDigits)('«%s» is refused', (text) => {
    expect(snils()(text)).toBe('Некорректный СНИЛС');
    expect(snilsWarning(text)).toBeNull();
  });

  test('may be left empty', () => {
    expect(snils()('')).toBeNull();
  });

  test('is kept as digits', () => {
    expect(parseSnils(' 112-233-445 95 ')).toBe('11223344595');
  });

  test('the remainder 100 is written 00', () => {
    expect(hasSnilsChecksum('08765430300')).toBe(true);
    expect(hasSnilsChecksum('08765430301')).toBe(false);
  });
});
