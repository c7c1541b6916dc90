import type { OrderingDeps } from '#ordering/deps.ts';
import type { ReportsConfig } from './config.ts';
import type { ExpertModel } from './expert/model.ts';
import type { PaperPress } from './paper/paper-press.ts';
import type { PaperTurns } from './wholesale/paper-turns.ts';

export interface ReportsDeps extends OrderingDeps {
  readonly config: OrderingDeps['config'] & ReportsConfig;
  readonly pdf: PaperPress;
  readonly paperTurns: PaperTurns;
  /** The model that writes conclusions; null when none is configured and only the staff does. */
  readonly expertModel: ExpertModel | null;
}
