import type { Trust } from '@proverka/release/trusted-set';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchSystemInfo } from './system-info-watch.ts';
import { activateSet } from './active-set.ts';
import { watchChannel } from './channel-watch.ts';
import type { SetLoader } from './active-set.ts';
import { serveFixedSet } from './fixed-set.ts';
import { readConfig } from './config.ts';
import { buildServer } from './build-server.ts';
import { releasedFiles } from './released-files.ts';
import { keepPreviews } from './previews.ts';
import { countTrial } from './trial-counts.ts';
import { watchTrial } from './trial-watch.ts';
import { readShellBuild } from './shell-build.ts';
import { trustedReleases } from './trusted-releases.ts';
import { keepVerifiedCopies } from './verified-copies.ts';

const shellFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

try {
  await startShell();
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

async function startShell(): Promise<void> {
  const config = readConfig(process.env);
  const build = readShellBuild(process.env['SHELL_BUILD'] ?? path.join(shellFolder, 'dist'));
  const trust = await trustedReleases(config);
  const copies = await keepVerifiedCopies(trust.store);
  const files = releasedFiles(config.releases, trust.store, copies.webRoot, Date.now);
  const report = (message: string, error?: unknown) => {
    const reason = error instanceof Error ? { error: error.message } : {};
    process.stderr.write(`${JSON.stringify({ level: error ? 'error' : 'info', message, ...reason })}\n`);
  };
  const loader: SetLoader & Trust = {
    ...trust,
    copies,
    config,
    shell: build.assets,
    renderScript: build.renderScript,
    report,
  };
  const watch = await (config.fixedSet === null
    ? watchChannel(loader)
    : serveFixedSet(loader, config.fixedSet));
  const counts = countTrial();
  const trial = watchTrial({ ...trust, channel: config.channel, tried: watch.tried, counts, report });
  const previews = keepPreviews({
    ...trust,
    report,
    now: Date.now,
    known: (id) => [watch.current(), watch.tried()?.set].find((live) => live?.set.id === id) ?? null,
    activate: (set) =>
      activateSet({ ...loader, renderers: watch.renderers }, set, new Date().toISOString(), watch.current()),
  });
  const systemInfo = watchSystemInfo({
    hosts: config.hosts,
    apiUrl: config.apiUrl,
    onAnswer: (brand, systemInfo) => {
      for (const active of [watch.current(), watch.tried()?.set]) void active?.pages.renew(brand, systemInfo);
    },
  });
  const app = await buildServer({
    ...watch,
    counts,
    previews,
    trust,
    files,
    config,
    webFolder: build.webFolder,
  });
  await app.listen({ host: config.address, port: config.port });
  const stop = async () => {
    systemInfo.close();
    await app.close();
    await trial.close();
    await previews.close();
    await watch.close();
    await copies.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return `The shell cannot start: ${String(error)}`;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `The shell cannot start: port ${port} is taken; set PORT to a free one.`;
  return `The shell cannot start: ${error.message}`;
}
