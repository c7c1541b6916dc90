import { reportSchema } from '@proverka/contract/report';
import { expect, test } from 'vitest';
import { sampleObjectReport } from './egrn-object.ts';
import { sampleHistoryReport } from './egrn-right-list.ts';
import { sampleRiskReport } from './risk.ts';
import { sampleValuationReport } from './valuation.ts';

const samples = [sampleObjectReport, sampleHistoryReport, sampleRiskReport, sampleValuationReport];

test.each(samples)('the sample report of $product_name matches the contract', (report) => {
  expect(reportSchema.parse(report)).toEqual(report);
});

test.each(samples)('the sample report of $product_name contains invented data only', (report) => {
  const text = JSON.stringify(report);
  expect(report.object_key).toMatch(/^\d{2}:\d{2}:0000000:/);
  expect(text).not.toMatch(/ВТБ|Сбер|Маяковск/);
  expect(text).not.toMatch(/"(inn|ogrn)":/);
});

test('in the sample valuation every price and its adjustments add up to the price of the valued flat', () => {
  for (const { price, adjustments, adjusted_price: adjusted } of sampleValuationReport.valuation
    ?.comparables ?? []) {
    expect(adjustments.reduce((sum, { rubles }) => sum + rubles, price)).toBe(adjusted);
  }
});
