import { sumFigures, type Figures } from './figures.ts';
import type { LiveCandidate, LiveChannel } from './live-channel.ts';
import { pointAnew, type ChannelWriter } from './point-channel.ts';
import type { LogEntry } from './release-log.ts';
import type { Candidate } from './release-set.ts';
import { readFigures } from './trial-figures.ts';
import { trialName } from './visitor-share.ts';

/** The candidate of a channel, when it changes this remote. */
export const candidateFor = ({ candidate }: LiveChannel, remote: string): LiveCandidate | null =>
  candidate?.changed.some((release) => release.remote === remote) ? candidate : null;

/**
 * All visitors get what some have tried: that set is signed and every shell serves it. `null`: there is no candidate, or it has
 * another set than the one that is meant.
 */
export function promoteCandidate(
  writer: ChannelWriter,
  remote: string,
  meant?: string,
): Promise<LogEntry | null> {
  return pointAnew(writer, async (live) => {
    const candidate = candidateFor(live, remote);
    if (!candidate || !live.pointer || candidate.set !== (meant ?? candidate.set)) return null;
    const figures = await readFigures(writer.store, writer.channel, trialName(live.pointer.set, candidate));
    const changes = changesOf(live, candidate);
    const result = `tried by ${candidate.percent} % of the visitors`;
    return { action: 'promote', set: candidate.set, candidate: null, changes, result, ...counted(figures) };
  });
}

/** Ends a trial: all visitors get stable. `isMeant` decides whether the candidate that is there now is the one to end. */
export function withdrawCandidate(
  writer: ChannelWriter,
  { result, figures }: { readonly result: string; readonly figures: Figures },
  isMeant: (candidate: LiveCandidate, stable: string) => boolean,
): Promise<LogEntry | null> {
  return pointAnew(writer, (live) => {
    const { candidate, pointer } = live;
    if (!candidate || !pointer || !isMeant(candidate, pointer.set)) return null;
    return {
      action: 'withdraw',
      set: pointer.set,
      movedAt: pointer.movedAt,
      candidate: null,
      changes: changesOf(live, candidate),
      result,
      ...counted(figures),
    };
  });
}

/** What a candidate changes, by remote: from the version all visitors get to the one that is tried. */
export function changesOf(
  { set }: LiveChannel,
  { changed }: Pick<LiveCandidate, 'changed'>,
): LogEntry['changes'] {
  return Object.fromEntries(
    changed.map(({ remote, version }) => [
      remote,
      { from: set?.remotes[remote]?.version ?? null, to: version },
    ]),
  );
}

const counted = (figures: Figures): { figures?: Figures } =>
  Object.keys(figures).length > 0 ? { figures: sumFigures([figures]) } : {};

/** The candidate as it stands in the pointer. */
export const pointedCandidate = ({ set, percent, salt, brands, startedAt }: Candidate): Candidate => ({
  set,
  percent,
  salt,
  brands,
  startedAt,
});
