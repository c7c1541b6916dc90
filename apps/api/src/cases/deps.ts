import type { ReportsDeps } from '#reports/deps.ts';
import type { CasesConfig } from './config.ts';

export interface CasesDeps extends ReportsDeps {
  readonly config: ReportsDeps['config'] & CasesConfig;
}
