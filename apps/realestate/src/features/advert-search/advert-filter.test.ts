import { expect, test } from 'vitest';
import { advertsPathOf, searchOf, viewOf } from './advert-filter.domain.ts';
import { draftOf, readDraft } from './filter-draft.domain.ts';

const view = (query: string) => viewOf(new URLSearchParams(query));

test('a search is written to the address and read back as it was', () => {
  const given =
    'id_city=1&id_district=108&rooms=0&rooms=2&price1=5000000&price2=15000000&area1=40&area2=60.5&object_type=flat&id_site=2&sort=cheap&shown=3&view=map';
  expect(advertsPathOf(view(given))).toBe(`/adverts/?${given}`);
});

test('one search has one address: what is not asked for is left out', () => {
  expect(advertsPathOf(view('id_city=&price1=&sort=newest&shown=1&view=list&page=7'))).toBe('/adverts/');
});

test.each([
  ['price1=abc&area1=-5&rooms=77&id_city=0&sort=best&object_type=castle&shown=-3', '/adverts/'],
  ['price1=9000000&price2=5000000', '/adverts/?price1=5000000&price2=9000000'],
  ['price1=5%20000%20000', '/adverts/?price1=5000000'],
  ['id_district=108', '/adverts/'],
  ['shown=500', '/adverts/?shown=10'],
])('the typed address «%s» is read as %s', (typed, expected) => {
  expect(advertsPathOf(view(typed))).toBe(expected);
});

test('four rooms are four and more, and the call takes at most ten numbers', () => {
  const { rooms } = searchOf(view('rooms=0&rooms=1&rooms=2&rooms=3&rooms=4'));
  expect(rooms).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a map is asked for with the first page of a city alone', () => {
  expect(searchOf(view('id_city=1')).with_points).toBe(true);
  expect(searchOf(view('id_city=1'), 1)).toMatchObject({ with_points: false, offset: 20 });
  expect(searchOf(view('')).with_points).toBe(false);
});

test('a bound that is no number is refused by its field, and the other way round it is turned', () => {
  const draft = draftOf(view(''));
  expect(readDraft({ ...draft, priceFrom: 'пять миллионов' })).toEqual({
    kind: 'refused',
    errors: { priceFrom: 'Введите цену числом, например 5 000 000' },
  });
  expect(readDraft({ ...draft, areaFrom: '60', areaTo: '40,5' })).toMatchObject({
    kind: 'ready',
    filter: { areaFrom: 40.5, areaTo: 60 },
  });
});
