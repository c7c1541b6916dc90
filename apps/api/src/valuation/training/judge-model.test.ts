import type { Backtest } from '@proverka/contract/valuation';
import { expect, test } from 'vitest';
import { refusalsOf } from './judge-model.domain.ts';

const good: Backtest = {
  from: '2025-11-27',
  until: '2026-11-26',
  sales: 5000,
  median_error: 0.05,
  within_10: 0.8,
  mean_error: 0.07,
  cod: 7,
  prd: 1.01,
  prb: -0.01,
  coverage: 0.8,
  interval_width: 0.2,
  baselines: [{ kind: 'district_median', sales: 5000, median_error: 0.12, within_10: 0.4, mean_error: 0.15 }],
  districts: [],
};

test('a model within all limits is published, also beside one that is a little better by chance', () => {
  expect(refusalsOf(good, null)).toEqual([]);
  expect(refusalsOf(good, { ...good, median_error: 0.049, cod: 6.9 })).toEqual([]);
});

test.each<[string, Partial<Backtest>, RegExp]>([
  ['prices scatter too far around it', { cod: 10.5 }, /COD 10,5/u],
  ['dear flats are valued too low', { prd: 1.05 }, /PRD 1,05/u],
  ['dear flats are valued too high', { prd: 0.97 }, /PRD 0,97/u],
  ['values fall behind with each doubling', { prb: -0.08 }, /PRB/u],
  ['its intervals are too narrow', { coverage: 0.75 }, /coverage 0,75/u],
  ['its intervals are too wide', { coverage: 0.9 }, /coverage 0,9/u],
  ['it hardly beats a median', { mean_error: 0.13 }, /not a fifth below/u],
  ['it was tested on too little', { sales: 120 }, /only 120/u],
  ['a figure is no number', { cod: Number.NaN }, /COD/u],
])('a model is refused with its reason when %s', (_what, more, reason) => {
  expect(refusalsOf({ ...good, ...more }, null)).toEqual([expect.stringMatching(reason)]);
});

test('a model that is clearly worse than the running one is refused', () => {
  expect(refusalsOf({ ...good, median_error: 0.06, cod: 8 }, good)).toEqual([
    expect.stringMatching(/median error 0,06 where the running model has 0,05/u),
    expect.stringMatching(/COD 8 where the running model has 7/u),
  ]);
});
