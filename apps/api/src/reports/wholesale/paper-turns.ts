import { boundWork } from '#platform/bounded-work.ts';

const ARCHIVES_PER_USER = 2;

/** What this process does at once for papers of lists. */
export interface PaperTurns {
  /** Gathers and renders one document of many reports at a time: together they take most of a gigabyte. */
  readonly documentInTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** All archives take turns, so that single reports wait for one report of an archive, not for one of each. */
  readonly entryInTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Counts an archive while it is sent. Returns the function that takes it off again, or null when the user has too many. */
  readonly openArchive: (userId: string) => (() => void) | null;
}

export function createPaperTurns(): PaperTurns {
  const open = new Map<string, number>();
  const add = (userId: string, more: number) => {
    const count = (open.get(userId) ?? 0) + more;
    if (count > 0) open.set(userId, count);
    else open.delete(userId);
  };
  return {
    documentInTurn: boundWork({
      what: 'printing a list',
      running: 1,
      waiting: 3,
      retryAfterSeconds: 30,
    }),
    entryInTurn: boundWork({ what: 'reports of archives', running: 1, waiting: 1000, retryAfterSeconds: 30 }),
    openArchive: (userId) => {
      if ((open.get(userId) ?? 0) >= ARCHIVES_PER_USER) return null;
      add(userId, 1);
      return () => add(userId, -1);
    },
  };
}
