import { counterAgentSample } from '../content/samples/counter-agent.ts';
import { sampleReportPage } from './sample-report-page.tsx';

export const { Component, head, load } = sampleReportPage(counterAgentSample);
