import { describe, expect, test } from 'vitest';
import vectors from './fixtures/ogrn.json' with { type: 'json' };
import { isOgrn, isOgrnip, ogrn, parseOgrn } from './ogrn.ts';

describe('OGRN', () => {
  test.each(vectors.valid_ogrn_13)('%s is an organisation', (text) => {
    expect(isOgrn(text)).toBe(true);
    expect(parseOgrn(text)).toBe(text);
  });

  test.each(vectors.valid_ogrnip_15)('%s is an entrepreneur', (text) => {
    expect(isOgrnip(text)).toBe(true);
    expect(ogrn()(text)).toBeNull();
  });

  test.each([...vectors.invalid, ...vectors.hints.looks_like_inn])('«%s» is refused', (text) => {
    expect(ogrn()(text)).toBe('Неправильный ОГРН');
  });
});
