import { checkAutoSample } from '../content/samples/check-auto.ts';
import { sampleReportPage } from './sample-report-page.tsx';

export const { Component, head, load } = sampleReportPage(checkAutoSample);
