import { creditRatingSample } from '../content/samples/credit-rating.ts';
import { sampleReportPage } from './sample-report-page.tsx';

export const { Component, head, load } = sampleReportPage(creditRatingSample);
