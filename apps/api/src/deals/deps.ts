import type { ReportsDeps } from '#reports/deps.ts';

export type DealsDeps = ReportsDeps;
