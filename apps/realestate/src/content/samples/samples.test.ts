import { reportSchema } from '@proverka/contract/report';
import { expect, test } from 'vitest';
import { sampleObjectReport } from './egrn-object.ts';
import { sampleHistoryReport } from './egrn-right-list.ts';
import { sampleRiskReport } from './risk.ts';

const samples = [sampleObjectReport, sampleHistoryReport, sampleRiskReport];

test.each(samples)('the sample report of $product_name matches the contract', (report) => {
  expect(reportSchema.parse(report)).toEqual(report);
});

test.each(samples)('the sample report of $product_name contains invented data only', (report) => {
  const text = JSON.stringify(report);
  expect(report.object_key).toMatch(/^\d{2}:\d{2}:0000000:/);
  expect(text).not.toMatch(/ВТБ|Сбер|Маяковск/);
  expect(text).not.toMatch(/"(inn|ogrn)":/);
});
