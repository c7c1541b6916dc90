import { RspackDevServer } from '@rspack/dev-server';
import { rspack, type Compiler, type Configuration, type Stats, type StatsCompilation } from '@rspack/core';

export interface DevBuild {
  readonly web: Configuration;
  readonly node: Configuration;
  readonly port: number;
  /** Called when a file was saved, before it is built; the first build has begun already. */
  readonly onStarted?: () => void;
  /** Called after every build in which both artefacts succeeded, with the statistics of the browser build. */
  readonly onBuilt: (web: StatsCompilation) => void;
  /** Called after a failed build, with the compiler's output. */
  readonly onFailed: (words: string) => void;
}

const statsOptions = {
  all: false,
  assets: true,
  ids: true,
  chunks: true,
  chunkGroups: true,
  entrypoints: true,
};

/**
 * Builds both artefacts on every change: the browser's behind a development server with hot updates, the server's on
 * disk. Resolves after the first build of both.
 */
export async function startDevBuild(input: DevBuild): Promise<() => Promise<void>> {
  const webCompiler = rspack({ ...input.web, watchOptions: { aggregateTimeout: wholeFileMs } });
  const nodeCompiler = rspack(input.node);
  if (!webCompiler || !nodeCompiler) throw new Error('The bundler did not start');
  const ready = followBuilds(webCompiler, nodeCompiler, input);
  const watching = nodeCompiler.watch({ aggregateTimeout: screenFirstMs }, (error) => {
    if (error) input.onFailed(error.message);
  });
  const server = new RspackDevServer(serverOptions(input.port), webCompiler);
  await server.start();
  await ready;
  return async () => {
    await server.stop();
    await new Promise<void>((resolve) => {
      watching?.close(() => resolve());
    });
  };
}

/** An editor may empty a file before it writes it: what is built of that has no state to keep. */
const wholeFileMs = 25;
/** The developer looks at the screen: the browser's artefact has the processors first. */
const screenFirstMs = 120;

/** A save is one build of two artefacts: it is over when neither is being built. Resolves after the first good one. */
function followBuilds(
  webCompiler: Compiler,
  nodeCompiler: Compiler,
  { onStarted, onBuilt, onFailed }: Pick<DevBuild, 'onStarted' | 'onBuilt' | 'onFailed'>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const building = new Set([webCompiler, nodeCompiler]);
  const latest = new Map<Compiler, Stats>();
  const end = () => {
    const web = latest.get(webCompiler);
    const failed = [...latest.values()].filter((stats) => stats.hasErrors());
    if (failed.length > 0 || !web)
      return onFailed(
        failed.map((stats) => stats.toString({ preset: 'errors-only', colors: false })).join('\n'),
      );
    onBuilt(web.toJson(statsOptions));
    resolve();
  };
  for (const compiler of [webCompiler, nodeCompiler]) {
    const begin = () => {
      if (building.size === 0) onStarted?.();
      building.add(compiler);
    };
    compiler.hooks.invalid.tap('dev-build', begin);
    // A change during a build is followed by another, without being told once more.
    compiler.hooks.watchRun.tap('dev-build', begin);
    compiler.hooks.done.tap('dev-build', (stats) => {
      latest.set(compiler, stats);
      building.delete(compiler);
      if (building.size === 0) end();
    });
  }
  return promise;
}

function serverOptions(port: number) {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    static: false as const,
    allowedHosts: 'all' as const,
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' as const },
    setupExitSignals: false,
  };
}
