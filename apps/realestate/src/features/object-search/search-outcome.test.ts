import type { ObjectInfo } from '@proverka/contract/object';
import { readSearchText } from '@proverka/validation/search-text';
import { describe, expect, test } from 'vitest';
import { decideSearch, rawSelection, type SendableText } from './search-outcome.domain.ts';

const row = (number: string): ObjectInfo => ({
  Number: number,
  Address: 'г Москва, ул Образцова, д 1, кв 5',
  Area: '',
  AreaOKC: '',
  Level: '',
  ObjectType: 'Помещение',
  TypeOKC: '',
  Status: 'Учтенный',
});
const byNumber = readSearchText('77 01 0001001 1024') as SendableText;
const byAddress = readSearchText('Образцова 1, кв 5') as SendableText;

describe('what a search leads to', () => {
  test('a single search result is selected', () => {
    const only = row('77:01:0001001:1024');
    expect(decideSearch(byAddress, { objects: [only], found: 1 })).toEqual({
      kind: 'selected',
      selection: only,
    });
  });

  test('several search results are offered for choice', () => {
    const objects = [row('77:01:0001001:1'), row('77:01:0001001:2')];
    expect(decideSearch(byAddress, { objects, found: 12 })).toEqual({ kind: 'choose', objects, found: 12 });
  });

  test('an address without results is used as typed', () => {
    expect(decideSearch(byAddress, { objects: [], found: 0 })).toEqual({
      kind: 'fallback',
      reason: 'nothing_found',
      selection: { Number: '', Address: 'Образцова 1, кв 5' },
    });
  });

  test('a number without results is not found', () => {
    expect(decideSearch(byNumber, { objects: [], found: 0 })).toMatchObject({ kind: 'number-not-found' });
  });
});

describe('what was typed, as a selection', () => {
  test("a typed number becomes the address and, in the register's spelling, the number", () => {
    expect(rawSelection(byNumber)).toEqual({
      Number: '77:01:0001001:1024',
      Address: '77 01 0001001 1024',
    });
  });

  test('digits that are not a cadastral number are kept as typed', () => {
    expect(rawSelection(readSearchText('77:01:1024') as SendableText)).toEqual({
      Number: '77:01:1024',
      Address: '77:01:1024',
    });
  });
});
