import type { ReportsDeps } from '../deps.ts';
import { destroyDueReports } from '../destroy-report.ts';

export async function destroyReportsJob(deps: ReportsDeps): Promise<void> {
  await destroyDueReports(deps);
}
