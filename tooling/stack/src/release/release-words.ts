import { askShell } from '@proverka/release/announce';
import { readLive, type LiveChannel } from '@proverka/release/live-channel';
import { openStore } from '@proverka/release/open-store';
import { developmentKeys, readPublicKeys } from '@proverka/release/release-keys';
import type { LogEntry } from '@proverka/release/release-log';
import { createPublicKey } from 'node:crypto';
import type { ReleaseSettings } from './settings.ts';

/** What a channel serves and its log, for reading only. */
export async function readChannel(
  { releases, dataDir, key, publicKeysFile }: ReleaseSettings,
  channel: string,
  report: (message: string) => void,
): Promise<LiveChannel> {
  const keys = async () =>
    key && !publicKeysFile
      ? [createPublicKey(key)]
      : readPublicKeys(publicKeysFile ?? developmentKeys(dataDir).publicFile);
  return readLive({ store: await openStore(releases), keys, channel, report });
}

/** The set of a channel with the release each remote came by, and the shells with the set each serves. */
export async function statusLines(
  channel: string,
  { set, pointer, history }: LiveChannel,
  shells: readonly string[],
): Promise<string[]> {
  if (!set) return [`Channel ${channel} serves nothing yet.`];
  const remotes = Object.values(set.remotes).map(({ remote, version }) => {
    const by = history.find(({ action, changes }) => action !== 'refused' && changes[remote]?.to === version);
    return `  ${remote} ${version}${by ? `  ${by.at}  ${by.who}${by.reason === null ? '' : `  «${by.reason}»`}` : ''}`;
  });
  const states = await Promise.all(
    shells.map(async (url) => {
      const state = await askShell(url);
      if (!state) return `  ${url} does not answer`;
      const why = state.refused[set.id];
      const also = why === undefined ? '' : `; refuses ${set.id}: ${why}`;
      return `  ${url} serves ${state.set}${state.set === set.id ? '' : ' (another set)'}${also}`;
    }),
  );
  const since = pointer ? ` since ${pointer.movedAt}` : '';
  return [`Channel ${channel} serves set ${set.id}${since}`, ...remotes, 'Shells', ...states];
}

/** The log, the newest entry first. */
export function historyLines(history: readonly LogEntry[], remote: string | null): string[] {
  const entries = history.filter(({ changes }) => remote === null || remote in changes);
  if (entries.length === 0) return ['The log has no entry about it.'];
  return entries.map(({ number, at, action, changes, set, who, commit, reason, result }) => {
    const versions = Object.entries(changes).map(
      ([name, { from, to }]) => `${name} ${from ?? 'nothing'} → ${to}`,
    );
    const facts = [
      versions.join(', '),
      `set ${set}`,
      who,
      commit ?? 'no commit',
      result.replaceAll(/\s+/g, ' '),
    ];
    return `${number}  ${at}  ${action}  ${facts.join('  ')}${reason === null ? '' : `  «${reason}»`}`;
  });
}
