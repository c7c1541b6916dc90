import { describe, expect, test } from 'vitest';
import { dispersion, errorFigures, relatedBias, relatedDifferential } from './figures.domain.ts';

const judged = (...pairs: readonly (readonly [value: number, price: number])[]) =>
  pairs.map(([value, price]) => ({ value, price }));

/** Table 1-4 of the IAAO Standard on Ratio Studies: appraised value and sale price of 17 sales. */
const published = judged(
  [87_200, 138_720],
  [38_240, 59_700],
  [96_320, 146_400],
  [68_610, 99_000],
  [32_960, 47_400],
  [50_560, 70_500],
  [61_360, 78_000],
  [47_360, 60_000],
  [56_580, 69_000],
  [47_040, 55_500],
  [136_000, 154_500],
  [98_000, 109_500],
  [56_000, 60_000],
  [159_100, 168_000],
  [128_000, 124_500],
  [132_000, 127_500],
  [160_000, 150_000],
);

/** Its table D-2: ratios are even but for the dearest sale. */
const outlier = judged(
  [45_000, 50_000],
  [100_000, 100_000],
  [165_000, 150_000],
  [180_000, 200_000],
  [250_000, 250_000],
  [330_000, 300_000],
  [315_000, 350_000],
  [400_000, 400_000],
  [495_000, 450_000],
  [450_000, 500_000],
  [550_000, 550_000],
  [660_000, 600_000],
  [585_000, 650_000],
  [700_000, 700_000],
  [825_000, 750_000],
  [1_875_000, 2_500_000],
);

describe('figures of a ratio study', () => {
  test('the coefficient of dispersion is the mean distance of ratios from their median, in per cent of it', () => {
    // Ratios 0.9, 1.0, 1.2: the median is 1, the distances 0.1, 0 and 0.2.
    expect(dispersion(judged([90, 100], [100, 100], [120, 100]))).toBeCloseTo(10, 10);
  });

  test('the differential is the mean ratio over the ratio of the sums', () => {
    // Mean of 0.5 and 1.0 over 250 / 300.
    expect(relatedDifferential(judged([50, 100], [200, 200]))).toBeCloseTo(0.75 / (250 / 300), 10);
  });

  test('dispersion and differential of the standard’s own example are those it prints', () => {
    expect(dispersion(published)).toBeCloseTo(14.5, 1);
    expect(relatedDifferential(published)).toBeCloseTo(0.98, 2);
  });

  test('one dear sale moves the differential, and hardly the bias: why the standard asks for both', () => {
    expect(dispersion(outlier)).toBeCloseTo(7.8, 1);
    expect(relatedDifferential(outlier)).toBeCloseTo(1.06, 2);
    expect(relatedBias(outlier)).toBeCloseTo(-0.0109, 4);
  });

  test('the bias is the slope of ratios over doublings of worth: nothing where ratios are equal, and its sign tells who gains', () => {
    expect(relatedBias(judged([100, 100], [200, 200], [400, 400]))).toBeCloseTo(0, 10);
    expect(relatedBias(judged([110, 100], [200, 200], [360, 400]))).toBeLessThan(-0.05);
    expect(relatedBias(judged([90, 100], [200, 200], [440, 400]))).toBeGreaterThan(0.05);
  });

  test('a value that is right to the ruble has no error, and ten per cent counts as within ten', () => {
    expect(errorFigures(judged([100, 100], [110, 100], [150, 100]))).toEqual({
      sales: 3,
      median_error: expect.closeTo(0.1, 10),
      within_10: expect.closeTo(2 / 3, 10),
      mean_error: expect.closeTo(0.2, 10),
    });
  });
});
