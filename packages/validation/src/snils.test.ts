import { describe, expect, test } from 'vitest';
import vectors from './fixtures/snils.json' with { type: 'json' };
import { hasSnilsChecksum, parseSnils, snils, snilsWarning } from './snils.ts';

const withElevenDigits = vectors.invalid.filter((text) => text.replace(/\D/g, '').length === 11);
const withoutElevenDigits = vectors.invalid.filter((text) => text !== '' && !withElevenDigits.includes(text));

describe('SNILS', () => {
  test.each(vectors.valid)('the SNILS %s is accepted without a warning', (text) => {
    expect(snils()(text)).toBeNull();
    expect(snilsWarning(text)).toBeNull();
  });

  test.each(withElevenDigits)('the SNILS %s is accepted with a warning about its check number', (text) => {
    expect(snils()(text)).toBeNull();
    expect(snilsWarning(text)).toMatch(/контрольное число/);
  });

  test.each(withoutElevenDigits)('«%s» is refused as a SNILS', (text) => {
    expect(snils()(text)).toBe('Некорректный СНИЛС');
    expect(snilsWarning(text)).toBeNull();
  });

  test('the SNILS may be left empty', () => {
    expect(snils()('')).toBeNull();
  });

  test('is kept as digits', () => {
    expect(parseSnils(' 112-233-445 95 ')).toBe('11223344595');
  });

  test('the remainder 100 is written 00 in a SNILS', () => {
    expect(hasSnilsChecksum('08765430300')).toBe(true);
    expect(hasSnilsChecksum('08765430301')).toBe(false);
  });
});
