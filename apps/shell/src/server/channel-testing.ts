import { releasePaths } from '@proverka/release/release-paths';
import type { ReleaseSet } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';
import { testChannel } from '@proverka/release/testing/test-channel';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { activateSet, storingNothing, type SetLoader } from './active-set.ts';
import { buildServer } from './build-server.ts';
import { watchChannel, type ChannelWatch } from './channel-watch.ts';
import { readConfig } from './config.ts';
import { keepPreviews, type PreviewSource } from './previews.ts';
import { countTrial, type TrialCounts } from './trial-counts.ts';
import { watchTrial } from './trial-watch.ts';
import type { VersionCounts } from './version-counts.ts';
import { keepVerifiedCopies } from './verified-copies.ts';

/** A render process that needs no build: its pages name the set, and some fail. */
const renderScript = `
const say = (message) => process.send(message);
process.on('disconnect', () => process.exit());
process.on('message', ({ kind, setId, request }) => {
  if (kind === 'start') {
    say({ kind: 'started' });
    say({ kind: 'ready' });
  }
  if (kind === 'beat') say({ kind: 'beat' });
  if (kind !== 'render') return;
  const { id, url } = request;
  if (url.endsWith('?throws')) return say({ kind: 'page', id, parts: [{ kind: 'failure', message: 'boom' }] });
  const status = url.endsWith('?fails') ? 503 : 200;
  const parts = [{ kind: 'head', status, headers: {} }, { kind: 'chunk', chunk: Buffer.from(setId) }];
  parts.push({ kind: 'end', outcome: { isStorable: true, systemInfo: null } });
  say({ kind: 'page', id, parts });
});
`;

/** A channel with two remotes in a folder or in the given store, and shells that follow it. */
export async function openSite(store?: ReleaseStore) {
  const channel = await testChannel(store);
  await channel.release({ name: 'one', code: '1' });
  const { set: first } = await channel.release({ name: 'two', code: '1' });
  const script = path.join(channel.root, '..', 'render.cjs');
  await writeFile(script, renderScript);
  const said: string[] = [];
  const startShell = () => startShellOn(channel, script, (line) => said.push(line));
  const folderOf = ({ remotes }: ReleaseSet, remote: string) =>
    path.join(channel.root, releasePaths.version(remote, remotes[remote]?.version ?? ''));
  const forge = async (set: string) => {
    const { etag } = await channel.live();
    const pointer = { set, movedAt: '2026-11-01T10:00:00Z', entry: 'none.json' };
    await channel.store.writePointer('stable', JSON.stringify(pointer), etag);
  };
  return { ...channel, first, startShell, said: () => said.join('\n'), folderOf, forge };
}

type Channel = Awaited<ReturnType<typeof testChannel>>;

async function startShellOn({ root, mover }: Channel, renderScript: string, say: (line: string) => void) {
  const { store, keys } = mover;
  const copies = await keepVerifiedCopies(store);
  const config = readConfig({ RELEASE_ROOT: root });
  const report = (message: string, error?: unknown) =>
    say(`${message} ${error instanceof Error ? error.message : ''}`);
  const shell = { loader: null, js: [], css: [], preloads: [], integrity: {}, pages: {} };
  const loader = { copies, config, shell, renderScript, report };
  const watch = await watchChannel({ ...loader, store, keys });
  const counts = countTrial();
  onTestFinished(async () => {
    await watch.close();
    await copies.close();
  });
  return {
    ...watch,
    counts,
    copied: (remote = 'one') => readdir(path.join(copies.webRoot, remote)),
    serves: () => watch.current().set.id,
    watchTrial: () => {
      const { tried } = watch;
      const trial = watchTrial({ store, keys, channel: 'stable', tried, counts, report, lookMs: 20 });
      onTestFinished(trial.close);
    },
    serve: (more: { readonly versions?: VersionCounts } = {}) =>
      serveShell({ ...mover, loader, watch, counts, ...more }),
  };
}

/** The server of a shell that follows the channel; it listens nowhere yet. */
async function serveShell(input: {
  readonly store: Channel['store'];
  readonly keys: Channel['mover']['keys'];
  readonly loader: SetLoader;
  readonly watch: ChannelWatch;
  readonly counts: TrialCounts;
  readonly versions?: VersionCounts;
}) {
  const { store, keys, loader, watch, counts, versions } = input;
  const { config, report } = loader;
  const activate: PreviewSource['activate'] = (set) =>
    activateSet(storingNothing({ ...loader, renderers: watch.renderers }), set, watch.current());
  const previews = keepPreviews({ store, keys, report, now: Date.now, known: () => null, activate });
  const logTo = { write: () => undefined };
  const trust = { store, keys };
  const app = await buildServer({
    ...watch,
    counts,
    ...(versions && { versions }),
    previews,
    config,
    trust,
    webFolder: 'web',
    logTo,
  });
  onTestFinished(async () => {
    await app.close();
    await previews.close();
  });
  return app;
}
