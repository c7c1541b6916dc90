import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';

/** Runs the builds one after another in one process; throws with the compiler's own words when one fails. */
export async function compile(configs: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = rspack(configs);
  const stats = await run(compiler);
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  const children = stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }).children;
  return children ?? [];
}

function run(compiler: ReturnType<typeof rspack>) {
  type Stats = NonNullable<Parameters<Parameters<typeof compiler.run>[0]>[1]>;
  return new Promise<Stats>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats) resolve(stats);
      else reject(new Error('The bundler returned neither a result nor an error'));
    });
  });
}
