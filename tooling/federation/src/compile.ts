import {
  rspack,
  type Configuration,
  type MultiCompiler,
  type MultiStats,
  type StatsCompilation,
} from '@rspack/core';

/** Runs the builds one after another in one process; throws with the compiler's output when one fails. */
export async function compile(configs: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = rspack(configs);
  const stats = await run(compiler);
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  const children = stats.toJson({
    all: false,
    assets: true,
    ids: true,
    chunks: true,
    chunkGroups: true,
    entrypoints: true,
  }).children;
  return children ?? [];
}

function run(compiler: MultiCompiler): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats) resolve(stats);
      else reject(new Error('The bundler returned neither a result nor an error'));
    });
  });
}
