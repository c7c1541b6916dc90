import type { Releases, ReleaseTrial, RunningShellView, ServedRemote } from '@proverka/contract/release';
import { releaseHistoryPageSize } from '@proverka/contract/release';
import { readLive } from '@proverka/release/live-channel';
import type { ChannelReader, LiveChannel } from '@proverka/release/live-channel';
import type { ReleaseSet } from '@proverka/release/release-set';
import { readShellNotes } from '@proverka/release/shell-notes';
import type { RunningShell } from '@proverka/release/shell-notes';
import { wayBack } from '@proverka/release/signed-moves';
import { readFigures } from '@proverka/release/trial-figures';
import { trialName } from '@proverka/release/visitor-share';
import { refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ContentDeps } from '../deps.ts';
import { fromStore } from './from-store.ts';
import { changesView, entryView, figuresView, measuresView, releasedBy } from './release-view.domain.ts';

/** What the channel serves and tries, what the shells counted, and one page of its log. */
export async function viewReleases(
  deps: ContentDeps,
  page: number,
): Promise<Result<Releases, 'releases_unavailable'>> {
  const read = await fromStore(deps, async (reader) => {
    const live = await readLive(reader);
    return live.set === null ? null : viewOf(reader, { ...live, set: live.set }, { page, now: deps.now() });
  });
  if (!read.ok) return read;
  return read.value === null ? refuse('releases_unavailable') : { ok: true, value: read.value };
}

type Served = LiveChannel & { readonly set: ReleaseSet };

async function viewOf(
  reader: ChannelReader,
  live: Served,
  { page, now }: { readonly page: number; readonly now: Date },
): Promise<Releases> {
  const { set, pointer, candidate, history } = live;
  const [notes, remotes, trial] = await Promise.all([
    readShellNotes(reader.store, reader.channel, now),
    Promise.all(Object.values(set.remotes).map(({ remote }) => remoteView(reader, live, remote))),
    trialView(reader, live),
  ]);
  const from = page * releaseHistoryPageSize;
  return {
    channel: reader.channel,
    set: set.id,
    moved_at: pointer?.movedAt ?? null,
    remotes,
    trial,
    shells: notes.shells.map((shell) => shellView(shell, set.id, candidate?.set ?? null)),
    measures: measuresView(notes.measures, set, candidate?.changed ?? []),
    history: history.slice(from, from + releaseHistoryPageSize).map(entryView),
    total: history.length,
  };
}

async function remoteView(reader: ChannelReader, live: Served, remote: string): Promise<ServedRemote> {
  const version = live.set.remotes[remote]?.version ?? '';
  const back = await wayBack(reader, live, remote);
  return {
    remote,
    version,
    released: releasedBy(live.history, remote, version),
    back: back && { version: back.version, is_signed: back.set !== null },
  };
}

async function trialView(reader: ChannelReader, { set, candidate }: Served): Promise<ReleaseTrial | null> {
  if (!candidate) return null;
  const { percent, brands, startedAt, changed } = candidate;
  const changes = Object.fromEntries(
    changed.map(({ remote, version }) => [
      remote,
      { from: set.remotes[remote]?.version ?? null, to: version },
    ]),
  );
  return {
    set: candidate.set,
    percent,
    brands,
    started_at: startedAt,
    changes: changesView(changes),
    figures: figuresView(await readFigures(reader.store, reader.channel, trialName(set.id, candidate))),
  };
}

function shellView(
  { shell, at, state }: RunningShell,
  set: string,
  candidate: string | null,
): RunningShellView {
  const refused = state.refused[set] ?? (candidate === null ? undefined : state.refused[candidate]);
  return { shell, seen_at: at, set: state.set, candidate: state.candidate, refused: refused ?? null };
}
