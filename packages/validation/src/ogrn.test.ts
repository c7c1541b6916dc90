import { describe, expect, test } from 'vitest';
import vectors from './fixtures/ogrn.json' with { type: 'json' };
import { isOgrn, isOgrnip, ogrn, parseOgrn } from './ogrn.ts';

describe('OGRN', () => {
  test.each(vectors.valid_ogrn_13)('the OGRN %s belongs to an organisation', (text) => {
    expect(isOgrn(text)).toBe(true);
    expect(parseOgrn(text)).toBe(text);
  });

  test.each(vectors.valid_ogrnip_15)('the OGRNIP %s belongs to an entrepreneur', (text) => {
    expect(isOgrnip(text)).toBe(true);
    expect(ogrn()(text)).toBeNull();
  });

  test.each([...vectors.invalid, ...vectors.hints.looks_like_inn])('«%s» is refused as an OGRN', (text) => {
    expect(ogrn()(text)).toBe('Неправильный ОГРН');
  });
});
