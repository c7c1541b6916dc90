import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';

export interface WatchedBuild {
  readonly config: Configuration;
  readonly onBuilt: (stats: StatsCompilation) => void;
  /** Called after a failed build, with the compiler's output. */
  readonly onFailed: (words: string) => void;
}

/** Builds at once and after every change; returns what stops it. */
export function watchBuild({ config, onBuilt, onFailed }: WatchedBuild): () => Promise<void> {
  const compiler = rspack(config);
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (stats && !error && !stats.hasErrors()) onBuilt(stats.toJson({ all: false, assets: true }));
    else onFailed(error?.message ?? stats?.toString({ preset: 'errors-only', colors: false }) ?? 'unknown');
  });
  return () =>
    new Promise((resolve) => {
      if (watching) watching.close(() => resolve());
      else resolve();
    });
}
