import type { EnvironmentReader } from '#platform/config/environment.ts';

export interface ReportsConfig {
  /** The language model that writes conclusions; off while the URL is empty. */
  readonly expertModel: { readonly url: string; readonly key: string; readonly name: string };
  /** The most one question of a free preview may cost us. */
  readonly previewKopecks: number;
  /** The most that finding a car by its plate may cost us in a free preview. */
  readonly previewPlateKopecks: number;
}

export const readReportsConfig = (read: EnvironmentReader): ReportsConfig => ({
  expertModel: {
    url: read.url('EXPERT_MODEL_URL'),
    key: read.text('EXPERT_MODEL_KEY'),
    name: read.text('EXPERT_MODEL_NAME'),
  },
  previewKopecks: read.integer('PREVIEW_KOPECKS'),
  previewPlateKopecks: read.integer('PREVIEW_PLATE_KOPECKS'),
});
