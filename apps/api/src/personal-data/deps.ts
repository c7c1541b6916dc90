import type { ReportsDeps } from '#reports/deps.ts';

/** The top room: it exports and destroys data of all the others. */
export type PersonalDataDeps = ReportsDeps;
