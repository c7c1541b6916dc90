import { expect, test } from 'vitest';
import { chooseWay } from './walk.domain.ts';

const month = (number: number, fitting: number, all: number) => ({
  month: `2026-0${number}-01`,
  fitting,
  all,
});

test('a list of everything is walked in its order, from the newest month that surely has a page', () => {
  expect(chooseWay([month(1, 900, 900), month(2, 40, 40), month(3, 20, 20)], null, 51)).toEqual({
    from: '2026-02-01',
    through: 'all',
  });
});

test('frequent rows are passed among all others', () => {
  expect(chooseWay([month(1, 50_000, 100_000)], 480, 51)).toEqual({ from: '2026-01-01', through: 'all' });
});

test('rare rows are asked for cell by cell', () => {
  expect(chooseWay([month(1, 60, 100_000), month(2, 0, 100_000)], 6, 51)).toEqual({
    from: '2026-01-01',
    through: 'cells',
  });
});

test('fewer rows than a page, or none, are looked for in the whole period', () => {
  expect(chooseWay([month(1, 7, 100_000)], 6, 51)).toEqual({ from: null, through: 'cells' });
  expect(chooseWay([month(1, 0, 100_000)], 0, 51)).toEqual({ from: null, through: 'cells' });
  expect(chooseWay([], 0, 51)).toEqual({ from: null, through: 'all' });
});
