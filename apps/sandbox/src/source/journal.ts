import { randomUUID } from 'node:crypto';
import { type Kind, normaliseSubject } from './behaviour.domain.ts';

type JournalEntry = {
  id: string;
  at: string;
  source: string;
  operation: string;
  subjects: string[];
  method: string;
  path: string;
  /** The parsed body, shortened; keys and passwords are in headers and the query and are not stored. */
  body: string;
  behaviour: Kind;
  /** Absent while the call runs, and for calls that were never answered. */
  status?: number;
  ms?: number;
};

type JournalFilter = { source?: string; operation?: string; subject?: string; limit?: number };

/** The last calls of all sources, in memory only. */
export type Journal = {
  begin: (call: Omit<JournalEntry, 'id' | 'at' | 'status' | 'ms'>) => (status: number) => void;
  /** Newest first. */
  list: (filter?: JournalFilter) => JournalEntry[];
  clear: (filter?: JournalFilter) => void;
};

const KEPT = 2000;

const matches = (entry: JournalEntry, { source, operation, subject }: JournalFilter): boolean =>
  (source === undefined || entry.source === source) &&
  (operation === undefined || entry.operation === operation) &&
  (subject === undefined || entry.subjects.includes(normaliseSubject(subject)));

export function createJournal(now: () => Date): Journal {
  let entries: JournalEntry[] = [];
  return {
    begin(call) {
      const started = now();
      const subjects = call.subjects.map(normaliseSubject);
      const entry: JournalEntry = { ...call, subjects, id: randomUUID(), at: started.toISOString() };
      entries.push(entry);
      if (entries.length > KEPT * 1.2) entries = entries.slice(-KEPT);
      return (status) => {
        entry.status = status;
        entry.ms = now().getTime() - started.getTime();
      };
    },
    list: (filter = {}) =>
      entries
        .filter((entry) => matches(entry, filter))
        .reverse()
        .slice(0, filter.limit ?? 100),
    clear(filter = {}) {
      entries = entries.filter((entry) => !matches(entry, filter));
    },
  };
}
