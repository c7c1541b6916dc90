import { reportSchema } from '@proverka/contract/report';
import { mergeFindings } from '@proverka/findings/report-findings';
import { verdictOf } from '@proverka/findings/verdict';
import { expect, test } from 'vitest';
import { checkAutoSample } from './check-auto.ts';
import { checkPersonSample } from './check-person.ts';
import { counterAgentSample } from './counter-agent.ts';
import { creditRatingSample } from './credit-rating.ts';

const samples = [checkAutoSample, checkPersonSample, counterAgentSample, creditRatingSample];

test.each(samples)('«$title» is a report as the API sends one', ({ report }) => {
  expect(reportSchema.parse(report)).toEqual(report);
  expect(mergeFindings(report.findings)).toEqual(report.findings);
});

test.each(samples)('«$title» ends in the verdict the service would give', ({ report }) => {
  expect(report.verdict).toEqual(verdictOf(report.findings, report.subject.kind));
});
