import { randomUUID, type KeyObject } from 'node:crypto';
import type { Served } from './announce.ts';
import { candidateFor, pointedCandidate } from './candidate-moves.ts';
import { composeSet } from './compose-set.ts';
import { readLive, sentence, type LiveChannel } from './live-channel.ts';
import {
  longestRace,
  pointAnew,
  pointChannel,
  RaceLost,
  type ChannelWriter,
  type Point,
} from './point-channel.ts';
import type { LogEntry } from './release-log.ts';
import { forgetFigures } from './trial-figures.ts';
import { trialName } from './visitor-share.ts';
import type { Candidate, Release, ReleaseSet } from './release-set.ts';
import type { ShellSide } from './shell-side.ts';

/** What moves a channel, and everything that is asked before it does. */
export interface ChannelMover extends ChannelWriter {
  /** A channel without a pointer starts from the set of this one. */
  readonly baseChannel?: string;
  readonly key: () => Promise<KeyObject>;
  readonly provides: Readonly<Record<string, string>>;
  readonly shell?: ShellSide | undefined;
  /** Does everything but tell the shells, move the pointer and write the log. */
  readonly isDryRun?: boolean;
  /** Looks at the changed remotes of a set and says what it found; throws when they must not be released. */
  readonly gate: (set: ReleaseSet, changed: readonly Release[]) => Promise<string>;
  /** Lets the shells make the set ready before the pointer moves; throws when one of them refuses it. */
  readonly ready: (set: ReleaseSet) => Promise<void>;
}

export interface PlannedMove {
  readonly action: 'start' | 'release' | 'promote' | 'rollback';
  readonly changed: readonly Release[];
  /** Who tries it; all visitors get it when absent. */
  readonly trial?: Pick<Candidate, 'percent' | 'brands'>;
}

export interface Moved {
  /** What was composed: the set all visitors get, or the one some try. */
  readonly set: ReleaseSet;
  /** What the channel points to now. */
  readonly served: Served;
  /** `null` when the channel was there already. */
  readonly entry: LogEntry | null;
  /** How often another move came first. */
  readonly lostRaces: number;
}

/**
 * Puts the planned releases into the set a channel serves and moves its pointer there by compare-and-swap. When another move
 * comes first, it plans and composes anew on what that one left: nobody's release is lost.
 */
export async function moveChannel(
  mover: ChannelMover,
  plan: (live: LiveChannel) => Promise<PlannedMove>,
): Promise<Moved> {
  for (let lostRaces = 0; lostRaces < longestRace; lostRaces += 1) {
    const live = await readLive(mover);
    const planned = await plan(live);
    const base = live.set ?? (await baseSet(mover));
    const candidate = candidateToBe(mover, live, planned);
    const set = await composeSet({ ...mover, key: await mover.key(), base, changed: planned.changed });
    const changes = changesFrom(base, planned.changed);
    const unmoved = { served: servedBy(live.pointer), entry: null, lostRaces };
    if (isThere(live, { set, changes, candidate })) return { set: live.set ?? set, ...unmoved };
    try {
      const changed = planned.changed.filter(({ remote }) => remote in changes);
      const result = await mover.gate(set, changed);
      if (mover.isDryRun) return { set, ...unmoved };
      await mover.ready(set);
      const point = candidate
        ? trialPoint(live, { ...candidate, set: set.id }, { changes, result })
        : {
            set: set.id,
            action: planned.action,
            changes,
            result,
            candidate: await keptCandidate(mover, live, planned, set),
          };
      const entry = await pointChannel(mover, live, point);
      if (entry) {
        if (candidate)
          await forgetFigures(
            mover.store,
            mover.channel,
            trialName(point.set, { ...candidate, set: set.id }),
          );
        return { set, served: servedBy(point), entry, lostRaces };
      }
    } catch (error) {
      if (!mover.isDryRun) await recordRefusal(mover, changes, sentence(error));
      throw error;
    }
    mover.report(`Another release moved channel ${mover.channel} first: composing anew on its set`);
  }
  throw new RaceLost(mover.channel);
}

export const servedBy = (pointer: Pick<Point, 'set' | 'candidate'> | null): Served => ({
  set: pointer?.set ?? '',
  candidate: pointer?.candidate?.set ?? null,
});

/** A trial goes on for the visitors who have it when only its share changes. */
function candidateToBe(
  { channel, now }: ChannelMover,
  live: LiveChannel,
  { trial, changed }: PlannedMove,
): Omit<Candidate, 'set'> | null {
  if (!trial) return null;
  if (!live.set || !live.pointer)
    throw new Error(`Channel ${channel} serves nothing yet: the first release is for all visitors.`);
  const [release] = changed;
  const running = release ? candidateFor(live, release.remote) : null;
  if (live.candidate && !running) {
    const tried = live.candidate.changed.map(({ remote, version }) => `${remote} ${version}`).join(', ');
    throw new Error(
      `Channel ${channel} tries ${tried} already, and only one can be told from stable at a time: promote it or roll it back first.`,
    );
  }
  const isSame = running?.changed.some(({ version }) => version === release?.version) ?? false;
  const startedAt = now().toISOString();
  return { ...trial, salt: isSame && running ? running.salt : randomUUID(), startedAt };
}

const trialPoint = (
  { pointer }: LiveChannel,
  candidate: Candidate,
  { changes, result }: Pick<Point, 'changes' | 'result'>,
): Point => ({
  action: 'canary',
  set: pointer?.set ?? '',
  ...(pointer && { movedAt: pointer.movedAt }),
  candidate,
  changes,
  result: `${result}; for ${candidate.percent} % of the visitors${candidate.brands ? ` of ${candidate.brands.join(', ')}` : ''}`,
});

function isThere(
  { pointer, candidate: running }: LiveChannel,
  to: { set: ReleaseSet; changes: LogEntry['changes']; candidate: Omit<Candidate, 'set'> | null },
): boolean {
  if (!pointer) return false;
  if (Object.keys(to.changes).length === 0 || pointer.set === to.set.id) return true;
  if (!to.candidate || running?.set !== to.set.id) return false;
  return (
    running.percent === to.candidate.percent &&
    JSON.stringify(running.brands) === JSON.stringify(to.candidate.brands)
  );
}

/** A candidate of another remote goes on over the new set, and its counts begin anew; one of the same remote is replaced. */
async function keptCandidate(
  mover: ChannelMover,
  { candidate }: LiveChannel,
  { changed }: PlannedMove,
  set: ReleaseSet,
): Promise<Candidate | null> {
  const rest =
    candidate?.changed.filter(({ remote }) => !changed.some((release) => release.remote === remote)) ?? [];
  if (!candidate || rest.length === 0) return null;
  try {
    const next = await composeSet({ ...mover, key: await mover.key(), base: set, changed: rest });
    await mover.ready(next);
    return { ...pointedCandidate(candidate), set: next.id };
  } catch (error) {
    mover.report(`The candidate of channel ${mover.channel} is dropped, because ${sentence(error)}`);
    return null;
  }
}

async function baseSet(mover: ChannelMover): Promise<ReleaseSet | null> {
  const { baseChannel, channel } = mover;
  if (baseChannel === undefined || baseChannel === channel) return null;
  return (await readLive({ ...mover, channel: baseChannel })).set;
}

function changesFrom(base: ReleaseSet | null, changed: readonly Release[]): LogEntry['changes'] {
  return Object.fromEntries(
    changed
      .map(
        ({ remote, version }) =>
          [remote, { from: base?.remotes[remote]?.version ?? null, to: version }] as const,
      )
      .filter(([, { from, to }]) => from !== to),
  );
}

/** A refusal goes into the log too; the channel stays where it is. */
async function recordRefusal(
  mover: ChannelMover,
  changes: LogEntry['changes'],
  result: string,
): Promise<void> {
  await pointAnew(
    mover,
    ({ pointer }) =>
      pointer && {
        action: 'refused',
        set: pointer.set,
        candidate: pointer.candidate,
        movedAt: pointer.movedAt,
        changes,
        result,
      },
  );
}
