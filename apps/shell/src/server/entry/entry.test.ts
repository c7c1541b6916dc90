import { describe, expect, test } from 'vitest';
import { entryAddress, isFromApp, localTarget } from './entry.domain.ts';

const origin = 'https://proverka.example';

describe('where a visitor goes after the entry page', () => {
  test.each([
    ['/user/orders/?page=1', '/user/orders/?page=1'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/..//evil.example/', '/evil.example/'],
    ['/entry/?to=/entry/', '/'],
    ['', '/'],
  ])('«%s» leads to %s', (to, expected) => {
    expect(localTarget(new URL(entryAddress(to), origin).search, origin)).toBe(expected);
  });

  test('without a target it is the main page', () => {
    expect(localTarget('', origin)).toBe('/');
  });
});

test('only a header that links cannot send marks our own app', () => {
  expect(isFromApp({ 'x-app-entry': '1' })).toBe(true);
  expect(isFromApp({ 'sec-fetch-site': 'none' })).toBe(false);
});
