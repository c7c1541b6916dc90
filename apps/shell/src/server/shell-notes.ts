import type { ShellState } from '@proverka/release/announce';
import type { ReleaseStore } from '@proverka/release/release-store';
import { forgetShellNotes, writeShellNote, type ShellNote } from '@proverka/release/shell-notes';
import { randomUUID } from 'node:crypto';
import type { VersionCounts } from './version-counts.ts';

/** A set that was switched is written within this time, so that who switched it sees that it is served. */
const lookMilliseconds = 1000;
/** What was counted is written so often, and says that the shell is running. */
const writeMilliseconds = 5000;

interface ShellNotes {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly state: () => ShellState;
  readonly counts: VersionCounts;
  readonly now: () => Date;
  readonly report: (message: string, error?: unknown) => void;
  readonly lookMs?: number;
}

/** Writes into the release store what this shell serves and counts, for the desk: no shell has to be asked for it. */
export function keepShellNotes({ lookMs = lookMilliseconds, ...notes }: ShellNotes) {
  const write = createWriter(notes);
  let writing: Promise<void> | null = null;
  let lastProblem = '';
  const writeSafely = async (isLast = false) => {
    try {
      await write(isLast);
      lastProblem = '';
    } catch (error) {
      if (lastProblem !== String(error)) notes.report('What is counted cannot be written', error);
      lastProblem = String(error);
    } finally {
      writing = null;
    }
  };
  const timer = setInterval(() => {
    // A store that is slow is not written to once more.
    writing ??= writeSafely();
  }, lookMs).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await writing;
      await writeSafely(true);
    },
  };
}

function createWriter({ store, channel, state, counts, now }: ShellNotes) {
  const shell = randomUUID();
  let written = { state: '', at: 0 };
  let forgottenIn = '';
  return async (isLast: boolean): Promise<void> => {
    const at = now();
    const { set, candidate, refused } = state();
    const served: ShellNote['state'] = { set, candidate, refused };
    const text = JSON.stringify(served);
    if (!isLast && text === written.state && at.getTime() - written.at < writeMilliseconds) return;
    const hours = counts.hours();
    const running = hours.at(-1)?.[0] ?? '';
    for (const [hour, measures] of hours) {
      const moment = hour === running ? at.toISOString() : `${hour}:59:59.999Z`;
      await writeShellNote(store, { channel, shell }, { at: moment, state: served, measures });
      if (hour !== running) counts.forgetHour(hour);
    }
    written = { state: text, at: at.getTime() };
    if (forgottenIn === running) return;
    forgottenIn = running;
    await forgetShellNotes(store, channel, at);
  };
}
