import { RspackDevServer } from '@rspack/dev-server';
import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';

export interface DevBuild {
  readonly web: Configuration;
  readonly node: Configuration;
  readonly port: number;
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
export async function startDevBuild({
  web,
  node,
  port,
  onBuilt,
  onFailed,
}: DevBuild): Promise<() => Promise<void>> {
  const webCompiler = rspack(web);
  const nodeCompiler = rspack(node);
  if (!webCompiler || !nodeCompiler) throw new Error('The bundler did not start');
  const latest: { web?: StatsCompilation; isNodeBuilt?: boolean } = {};
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  const built = () => {
    if (!latest.web || !latest.isNodeBuilt) return;
    onBuilt(latest.web);
    markReady();
  };
  webCompiler.hooks.done.tap('dev-build', (stats) => {
    if (stats.hasErrors()) {
      onFailed(stats.toString({ preset: 'errors-only', colors: false }));
      return;
    }
    latest.web = stats.toJson(statsOptions);
    built();
  });
  const watching = nodeCompiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error || stats?.hasErrors()) {
      onFailed(error?.message ?? stats?.toString({ preset: 'errors-only', colors: false }) ?? 'unknown');
      return;
    }
    latest.isNodeBuilt = true;
    built();
  });
  const server = new RspackDevServer(serverOptions(port), webCompiler);
  await server.start();
  await ready;
  return async () => {
    await server.stop();
    await new Promise<void>((resolve) => {
      watching?.close(() => resolve());
    });
  };
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
