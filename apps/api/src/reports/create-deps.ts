import type { OrderingDeps } from '#ordering/deps.ts';
import type { ReportsConfig } from './config.ts';
import type { ReportsDeps } from './deps.ts';
import { createExpertModel } from './expert/model.ts';
import { createPdfRenderer } from './paper/pdf-renderer.ts';

export const createReportsDeps = ({ expertModel }: ReportsConfig): Omit<ReportsDeps, keyof OrderingDeps> => ({
  pdf: createPdfRenderer(),
  expertModel: createExpertModel(expertModel),
});
