import { checkPersonSample } from '../content/samples/check-person.ts';
import { sampleReportPage } from './sample-report-page.tsx';

export const { Component, head, load } = sampleReportPage(checkPersonSample);
