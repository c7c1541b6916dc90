import { createHash } from 'node:crypto';
import { z } from 'zod';
import { figuresSchema } from './figures.ts';
import { releasePaths } from './release-paths.ts';
import type { ReleaseStore } from './release-store.ts';

const changeSchema = z.object({ from: z.string().nullable(), to: z.string() });

/** One entry of a channel's log: an immutable file that names the entry before it; the channel's pointer names the last. */
export const logEntrySchema = z.object({
  number: z.number().int().positive(),
  previous: z.string().nullable(),
  at: z.iso.datetime(),
  /** `canary` begins or changes a trial, `withdraw` ends it without a change, `promote` may end it with one. */
  action: z.enum(['start', 'release', 'promote', 'rollback', 'refused', 'canary', 'withdraw']),
  /** The set the channel points to from here on; of a refusal, the one it stays at. */
  set: z.string(),
  /** Versions by remote; of a refusal, the ones that were refused; of a trial, the ones that were tried. */
  changes: z.record(z.string(), changeSchema),
  who: z.string(),
  commit: z.string().nullable(),
  reason: z.string().nullable(),
  /** What the gate and the shells said, or what was counted. */
  result: z.string(),
  /** What was counted until a trial ended. */
  figures: figuresSchema.optional(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** Stores an entry and returns its name. It belongs to the log once a pointer names it. */
export async function storeEntry(store: ReleaseStore, channel: string, entry: LogEntry): Promise<string> {
  const content = `${JSON.stringify(entry, null, 2)}\n`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const name = `${String(entry.number).padStart(8, '0')}-${hash}.json`;
  await store.putFile(`${releasePaths.log(channel)}/${name}`, content);
  return name;
}

/** Every stored entry, the newest first; also those whose writer lost a race. */
export async function readLog(store: ReleaseStore, channel: string): Promise<LogEntry[]> {
  const names = await store.list(releasePaths.log(channel));
  const entries = await Promise.all(names.map((name) => readEntry(store, channel, name)));
  return entries.flatMap((entry) => entry ?? []).reverse();
}

/** The entries from the named one back to the first, the newest first. */
export async function historyFrom(
  store: ReleaseStore,
  channel: string,
  name: string | null,
): Promise<LogEntry[]> {
  const history: LogEntry[] = [];
  const read = readAhead(store, channel);
  for (let next = name; next !== null;) {
    const entry = await read(next);
    // Numbers fall, so that a forged entry makes no circle.
    if (!entry || entry.number >= (history.at(-1)?.number ?? Infinity)) break;
    history.push(entry);
    next = entry.previous;
  }
  return history;
}

const entriesAtOnce = 100;

/** Reads entries together with those before them: one after another, a long log would cost an object store seconds. */
function readAhead(store: ReleaseStore, channel: string) {
  const entries = new Map<string, Promise<LogEntry | null>>();
  let names: Promise<string[]> | null = null;
  return async (name: string): Promise<LogEntry | null> => {
    if (!entries.has(name)) {
      names ??= store.list(releasePaths.log(channel));
      const end = (await names).indexOf(name) + 1;
      for (const near of [name, ...(await names).slice(Math.max(0, end - entriesAtOnce), end)])
        entries.set(near, readEntry(store, channel, near));
    }
    return (await entries.get(name)) ?? null;
  };
}

async function readEntry(store: ReleaseStore, channel: string, name: string): Promise<LogEntry | null> {
  if (!/^[\w-]+\.json$/.test(name)) return null;
  const content = await store.getFile(`${releasePaths.log(channel)}/${name}`);
  try {
    return content && logEntrySchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}

/** Whether an entry changed what all visitors get. */
export const movesAll = (action: LogEntry['action']): boolean =>
  action !== 'refused' && action !== 'canary' && action !== 'withdraw';

/**
 * The versions a remote can go back through, the live one last. A rollback takes the version it left out of them, so that the
 * next one goes further back instead of returning to it.
 */
export function liveVersions(
  history: readonly LogEntry[],
  remote: string,
): { version: string; set: string }[] {
  const live: { version: string; set: string }[] = [];
  for (const { action, changes, set } of [...history].reverse()) {
    const change = changes[remote];
    if (!change || !movesAll(action)) continue;
    if (action !== 'rollback') {
      live.push({ version: change.to, set });
      continue;
    }
    while (live.length > 0 && live.at(-1)?.version !== change.to) live.pop();
  }
  return live;
}
