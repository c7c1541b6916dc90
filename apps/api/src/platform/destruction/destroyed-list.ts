import { createHmac } from 'node:crypto';
import { mkdir, open, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type KeyKind = 'account' | 'report';
/** `reopened`: a withdrawal that its owner took back before anything was destroyed. */
type KeyEvent = 'withdrawn' | 'reopened' | 'destroyed';

export interface ListedKey {
  readonly at: Date;
  readonly event: KeyEvent;
  readonly kind: KeyKind;
  /** What `keyOf` makes of an id: the list alone names nobody. */
  readonly key: string;
}

/** What must not come back with a restored backup. It lies outside of what a backup of database and files holds. */
export interface DestroyedList {
  /** Returns when the lines are on the disk: call it last in the transaction that destroys. */
  readonly add: (event: KeyEvent, kind: KeyKind, ids: readonly string[], at: Date) => Promise<void>;
  readonly read: () => Promise<readonly ListedKey[]>;
  readonly keyOf: (kind: KeyKind, id: string) => string;
  /** Removes whole months before this moment. */
  readonly forget: (before: Date) => Promise<void>;
}

const LINE = /^(?<at>\S+) (?<event>withdrawn|reopened|destroyed) (?<kind>account|report) (?<key>[\w-]{43})$/;
const MONTH = /^\d{4}-\d{2}\.txt$/;
const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}.txt`;

/** A file for each month, to which lines are only appended: several processes may write at once. */
export function createDestroyedList(folder: string, secret: string): DestroyedList {
  const keyOf = (kind: KeyKind, id: string) =>
    createHmac('sha256', secret).update(`destroyed:${kind}:${id}`).digest('base64url');
  const months = async () =>
    (await readdir(folder).catch(() => [] as string[])).filter((name) => MONTH.test(name)).toSorted();
  return {
    keyOf,
    async add(event, kind, ids, at) {
      if (ids.length === 0) return;
      await mkdir(folder, { recursive: true });
      const lines = ids.map((id) => `${at.toISOString()} ${event} ${kind} ${keyOf(kind, id)}\n`);
      const file = await open(join(folder, monthOf(at)), 'a', 0o600);
      try {
        await file.appendFile(lines.join(''));
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    async read() {
      const texts = [];
      for (const name of await months()) texts.push(await readFile(join(folder, name), 'utf8'));
      return texts.flatMap((text) => text.split('\n')).flatMap(readLine);
    },
    async forget(before) {
      for (const name of await months()) if (name < monthOf(before)) await rm(join(folder, name));
    },
  };
}

/** A line torn by a crash is left out: its transaction was not committed. */
function readLine(line: string): ListedKey[] {
  const { at, event, kind, key } = LINE.exec(line)?.groups ?? {};
  if (at === undefined || key === undefined) return [];
  return [{ at: new Date(at), event: event as KeyEvent, kind: kind as KeyKind, key }];
}
