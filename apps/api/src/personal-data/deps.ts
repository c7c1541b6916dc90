import type { ReportsDeps } from '#reports/deps.ts';

/** The top room: what it exports and destroys stands in all the others. */
export type PersonalDataDeps = ReportsDeps;
