import { describe, expect, test } from 'vitest';
import { MAX_SEARCH_LENGTH, readSearchText } from './search-text.ts';

describe('texts of an object search', () => {
  test.each(['', '   ', '\n'])('an empty search text does nothing', (text) => {
    expect(readSearchText(text)).toEqual({ kind: 'empty' });
  });

  test('a cadastral number is sent as typed', () => {
    expect(readSearchText(' 77:01:0001001:1024 ')).toEqual({
      kind: 'cadastral',
      text: '77:01:0001001:1024',
      cadastralNumbers: ['77:01:0001001:1024'],
    });
  });

  test.each(['77 01 0001001 1024', '77/01/0001001/1024', '77;01;0001001;1024', '77-01.0001001:1024'])(
    'the separators of «%s» are recognised',
    (text) => {
      expect(readSearchText(text)).toMatchObject({ cadastralNumbers: ['77:01:0001001:1024'] });
    },
  );

  test('bare digits are read as two numbers', () => {
    expect(readSearchText('770100010011024')).toMatchObject({
      cadastralNumbers: ['77:01:0001001:1024', '77:01:000100:11024'],
    });
  });

  test('an invalid number is still sent to the register', () => {
    expect(readSearchText('77:01:1024')).toEqual({
      kind: 'cadastral',
      text: '77:01:1024',
      cadastralNumbers: [],
    });
  });

  test.each([
    'г Москва, ул Образцова, д 1, кв 5',
    'Москва, Образцова 1 кв.5',
    'Образцова 1, кв5',
    'Образцова 1, квартира 5',
    'КВ А, дом 3',
  ])('«%s» names a flat', (text) => {
    expect(readSearchText(text)).toEqual({ kind: 'address', text });
  });

  test.each([
    ['Маяковского 101-5', 'Маяковского, д 101, кв 5'],
    ['Санкт-Петербург, ул. Маяковского, д.101 - 5', 'Санкт-Петербург, ул. Маяковского, д 101, кв 5'],
    ['9-я Советская 12а-45', '9-я Советская, д 12а, кв 45'],
  ])('in «%s» a house and a flat are recognised', (text, sent) => {
    expect(readSearchText(text)).toEqual({ kind: 'address', text: sent });
    expect(readSearchText(text, 'address-only')).toEqual({
      kind: 'address',
      text: sent.replace(/, кв.*/, ''),
    });
  });

  test.each(['Санкт-Петербург', 'ул 9-я Советская', '101-5'])('«%s» names no house with a flat', (text) => {
    expect(readSearchText(text).kind).not.toBe('address');
  });

  test.each(['Москва, ул Образцова, д 1', 'Москва', '- : /', 'кв'])('«%s» names no flat', (text) => {
    expect(readSearchText(text)).toEqual({ kind: 'no-flat', text });
  });

  test.each([
    ['г Москва, ул Образцова, д 1, кв 5', 'г Москва, ул Образцова, д 1'],
    ['Образцова, д.1', 'Образцова, д.1'],
    ['Образцова дом 1', 'Образцова дом 1'],
  ])('by address only, «%s» is searched as «%s»', (text, sent) => {
    expect(readSearchText(text, 'address-only')).toEqual({ kind: 'address', text: sent });
  });

  test.each(['77:01:0001001:1024', 'Москва, Образцова 1', 'город Нагорный'])(
    'in a search by address only «%s» names no house',
    (text) => {
      expect(readSearchText(text, 'address-only')).toEqual({ kind: 'no-house', text });
    },
  );

  test('a search text of any length is truncated first', () => {
    const sent = readSearchText(`кв 1 ${'а'.repeat(100_000)}`);
    expect(sent).toMatchObject({ kind: 'address' });
    expect('text' in sent && sent.text).toHaveLength(MAX_SEARCH_LENGTH);
  });
});
