import { askShell } from '@proverka/release/announce';
import type { Figures } from '@proverka/release/figures';
import { figuresLines } from '@proverka/release/figures-words';
import { readLive, type LiveChannel } from '@proverka/release/live-channel';
import { openStore } from '@proverka/release/open-store';
import { developmentKeys, readPublicKeys } from '@proverka/release/release-keys';
import { movesAll, type LogEntry } from '@proverka/release/release-log';
import { readFigures } from '@proverka/release/trial-figures';
import { trialName } from '@proverka/release/visitor-share';
import { createPublicKey } from 'node:crypto';
import type { ReleaseSettings } from './settings.ts';

/** What a channel serves and its log, for reading only. */
export async function readChannel(
  { releases, dataDir, key, publicKeysFile }: ReleaseSettings,
  channel: string,
  report: (message: string) => void,
): Promise<LiveChannel & { readonly figures: Figures }> {
  const keys = async () =>
    key && !publicKeysFile
      ? [createPublicKey(key)]
      : readPublicKeys(publicKeysFile ?? developmentKeys(dataDir).publicFile);
  const store = await openStore(releases);
  const live = await readLive({ store, keys, channel, report });
  const { set, candidate } = live;
  const figures = set && candidate ? await readFigures(store, channel, trialName(set.id, candidate)) : {};
  return { ...live, figures };
}

/** The set of a channel with the release each remote came by, and the shells with the set each serves. */
export async function statusLines(
  channel: string,
  { set, pointer, candidate, history, figures }: LiveChannel & { readonly figures: Figures },
  shells: readonly string[],
): Promise<string[]> {
  if (!set) return [`Channel ${channel} serves nothing yet.`];
  const remotes = Object.values(set.remotes).map(({ remote, version }) => {
    const by = history.find(({ action, changes }) => movesAll(action) && changes[remote]?.to === version);
    return `  ${remote} ${version}${by ? `  ${by.at}  ${by.who}${by.reason === null ? '' : `  «${by.reason}»`}` : ''}`;
  });
  const states = await Promise.all(
    shells.map(async (url) => {
      const state = await askShell(url);
      if (!state) return `  ${url} does not answer`;
      const why = state.refused[set.id];
      const also = why === undefined ? '' : `; refuses ${set.id}: ${why}`;
      const tries = state.candidate === null ? '' : `, tries ${state.candidate}`;
      return `  ${url} serves ${state.set}${state.set === set.id ? '' : ' (another set)'}${tries}${also}`;
    }),
  );
  const since = pointer ? ` since ${pointer.movedAt}` : '';
  const heading = `Channel ${channel} serves set ${set.id}${since}`;
  return [heading, ...remotes, ...trialLines(candidate, figures), 'Shells', ...states];
}

/** What is tried, by whom, and what was counted so far. */
function trialLines(candidate: LiveChannel['candidate'], figures: Figures): string[] {
  if (!candidate) return [];
  const { set, changed, percent, brands, startedAt } = candidate;
  const versions = changed.map(({ remote, version }) => `${remote} ${version}`).join(', ');
  const counted = figuresLines(figures).map((line) => `  ${line}`);
  return [
    `Candidate: set ${set} with ${versions}, for ${percent} % of the visitors${brands ? ` of ${brands.join(', ')}` : ''} since ${startedAt}`,
    ...(counted.length > 0
      ? ['  counted, candidate / stable:', ...counted]
      : ['  nothing is counted yet: it takes some seconds']),
  ];
}

/** The log, the newest entry first. */
export function historyLines(history: readonly LogEntry[], remote: string | null): string[] {
  const entries = history.filter(({ changes }) => remote === null || remote in changes);
  if (entries.length === 0) return ['The log has no entry about it.'];
  return entries.map(({ number, at, action, changes, set, who, commit, reason, result, figures = {} }) => {
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
    const line = `${number}  ${at}  ${action}  ${facts.join('  ')}${reason === null ? '' : `  «${reason}»`}`;
    return [line, ...figuresLines(figures).map((counted) => `     ${counted}`)].join('\n');
  });
}
