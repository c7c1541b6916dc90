import { listenForMetrics } from '@proverka/metrics/metrics-listener';
import { isAskedToPrint, printSettings } from '@proverka/settings/print-settings';
import { shellSettings } from '@proverka/settings/shell-settings';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.ts';
import { readConfig } from './config.ts';
import { openSets } from './open-sets.ts';
import { createProcessMetrics } from './process-metrics.ts';
import { readShellBuild } from './shell-build.ts';
import { watchSystemInfo } from './system-info-watch.ts';

const shellFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

try {
  await startShell();
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

async function startShell(): Promise<void> {
  const isAsked = isAskedToPrint(process.argv);
  if (isAsked) process.stdout.write(printSettings(shellSettings, process.env));
  const config = readConfig(process.env);
  if (isAsked) return;
  const build = readShellBuild(config.build ?? path.join(shellFolder, 'dist'));
  const sets = await openSets(config, build, report);
  const { watch } = sets;
  const systemInfo = watchSystemInfo({
    hosts: config.hosts,
    apiUrl: config.apiUrl,
    onAnswer: (brand, systemInfo) => {
      for (const active of [watch.current(), watch.tried()?.set]) void active?.pages.renew(brand, systemInfo);
    },
  });
  const metrics = createProcessMetrics(watch.current, config.channel);
  const app = await buildServer({
    ...watch,
    ...sets,
    state: () => ({ ...watch.state(), provides: build.provides }),
    config,
    webFolder: build.webFolder,
    metrics,
  });
  await app.listen({ host: config.address, port: config.port });
  const figures =
    config.metricsPort === 0
      ? null
      : await listenForMetrics(config.metricsPort, [metrics.registry, sets.versions.registry]);
  const stop = async () => {
    await figures?.close();
    systemInfo.close();
    await app.close();
    await sets.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

function report(message: string, error?: unknown, requestId?: string): void {
  const reason = error instanceof Error ? { error: error.message } : {};
  const request = requestId === undefined ? {} : { reqId: requestId };
  const line = { level: error ? 'error' : 'info', message, ...reason, ...request };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return `The shell cannot start: ${String(error)}`;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `The shell cannot start: port ${port} is taken; set PORT to a free one.`;
  return `The shell cannot start: ${error.message}`;
}
