import type { OrderingDeps } from '#ordering/deps.ts';
import type { ReportsConfig } from './config.ts';
import type { ExpertModel } from './expert/model.ts';
import type { PdfRenderer } from './paper/pdf-renderer.ts';

export interface ReportsDeps extends OrderingDeps {
  readonly config: OrderingDeps['config'] & ReportsConfig;
  readonly pdf: PdfRenderer;
  /** Writes conclusions where one is configured; null: only people do. */
  readonly expertModel: ExpertModel | null;
}
