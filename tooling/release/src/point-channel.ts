import { readLive, type ChannelReader, type LiveChannel } from './live-channel.ts';
import { storeEntry, type LogEntry } from './release-log.ts';
import type { Candidate, Pointer } from './release-set.ts';

/** Who moves a channel, and when. */
export interface ChannelWriter extends ChannelReader {
  readonly now: () => Date;
  readonly note: Pick<LogEntry, 'who' | 'commit' | 'reason'>;
}

/** Where a pointer goes and what the log says of it. */
export interface Point extends Pick<LogEntry, 'action' | 'changes' | 'result' | 'figures'> {
  readonly set: string;
  readonly candidate: Candidate | null;
  /** When the set that all visitors get changed last; now, when not given. */
  readonly movedAt?: string;
}

export const longestRace = 100;

/** Moves the pointer from what was read, by compare-and-swap. `null`: another move came first. */
export async function pointChannel(
  { store, channel, note, now }: ChannelWriter,
  { etag, lastEntry, history }: LiveChannel,
  { candidate, movedAt, ...what }: Point,
): Promise<LogEntry | null> {
  const at = now().toISOString();
  const entry: LogEntry = {
    ...what,
    ...note,
    number: (history[0]?.number ?? 0) + 1,
    previous: lastEntry,
    at,
  };
  const pointer: Pointer = {
    set: what.set,
    movedAt: movedAt ?? at,
    entry: await storeEntry(store, channel, entry),
    candidate,
  };
  const isMoved = await store.writePointer(channel, `${JSON.stringify(pointer, null, 2)}\n`, etag);
  return isMoved ? entry : null;
}

/** The same for moves among sets that are signed already; tries until it is done or there is nothing to do. Needs no key. */
export async function pointAnew(
  writer: ChannelWriter,
  plan: (live: LiveChannel) => Point | null | Promise<Point | null>,
): Promise<LogEntry | null> {
  for (let tries = 0; tries < longestRace; tries += 1) {
    const live = await readLive(writer);
    const point = await plan(live);
    if (!point) return null;
    const entry = await pointChannel(writer, live, point);
    if (entry) return entry;
  }
  throw new RaceLost(writer.channel);
}

export class RaceLost extends Error {
  constructor(channel: string) {
    super(`Channel ${channel} was moved by others ${longestRace} times in a row: try again later`);
  }
}
