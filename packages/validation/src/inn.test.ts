import { describe, expect, test } from 'vitest';
import vectors from './fixtures/inn.json' with { type: 'json' };
import { inn, innHolder, isInn, parseInn } from './inn.ts';

describe('INN', () => {
  test.each(vectors.valid_legal_10)('the INN %s belongs to an organisation', (text) => {
    expect(isInn(text)).toBe(true);
    expect(innHolder(text)).toBe('legal');
    expect(inn()(text)).toBeNull();
  });

  test.each(vectors.valid_individual_12)('the INN %s belongs to a person', (text) => {
    expect(isInn(text)).toBe(true);
    expect(innHolder(text)).toBe('person');
  });

  test.each(vectors.invalid)('«%s» is refused as an INN', (text) => {
    expect(parseInn(text)).toBeNull();
    expect(inn()(text)).not.toBeNull();
  });

  test.each(vectors.normalise)(
    'spaces between the groups of an INN are ignored: $in',
    ({ in: typed, out }) => {
      expect(parseInn(typed)).toBe(out);
    },
  );

  test('an INN of zeros is refused although its checksum fits', () => {
    expect(isInn('0000000000')).toBe(false);
    expect(isInn('000000000000')).toBe(false);
  });

  test.each([
    [' ', 'ИНН пуст'],
    ['77070838АБ', 'ИНН может состоять только из цифр'],
    ['77070838931', 'ИНН может состоять только из 10 или 12 цифр'],
    ['7707083894', 'Неправильный ИНН'],
    ['500100732258', 'Неправильный ИНН'],
  ])('the INN «%s» is refused with «%s»', (text, message) => {
    expect(inn()(text)).toBe(message);
  });
});
