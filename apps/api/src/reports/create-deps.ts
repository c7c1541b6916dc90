import type { Apart } from '#platform/apart/apart.ts';
import type { OrderingDeps } from '#ordering/deps.ts';
import type { ReportsConfig } from './config.ts';
import type { ReportsDeps } from './deps.ts';
import { createExpertModel } from './expert/model.ts';
import { createPaperPress } from './paper/paper-press.ts';
import { createPaperTurns } from './wholesale/paper-turns.ts';

export const createReportsDeps = (
  { expertModel }: ReportsConfig,
  apart: Apart,
): Omit<ReportsDeps, keyof OrderingDeps> => ({
  pdf: createPaperPress(apart),
  paperTurns: createPaperTurns(),
  expertModel: createExpertModel(expertModel),
});
