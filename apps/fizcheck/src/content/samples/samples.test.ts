import { reportSchema } from '@proverka/contract/report';
import { expect, test } from 'vitest';
import { checkAutoSample } from './check-auto.ts';
import { checkPersonSample } from './check-person.ts';
import { counterAgentSample } from './counter-agent.ts';
import { creditRatingSample } from './credit-rating.ts';

const samples = [checkAutoSample, checkPersonSample, counterAgentSample, creditRatingSample];

test.each(samples)('the sample report «$title» matches the contract', ({ report }) => {
  expect(reportSchema.parse(report)).toEqual(report);
});
