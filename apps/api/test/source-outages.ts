import { randomUUID } from 'node:crypto';
import type { SourceName } from '@proverka/contract/desk-sources';
import { json } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import type { SourceCalls } from '#registers/watch/note-calls.ts';

/** An outage as one that is over. */
export async function pastOutage(db: Database, source: SourceName = 'sales'): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('source_outage')
    .values({
      id,
      source,
      opened_at: new Date('2026-11-20T09:00:00Z'),
      closed_at: new Date('2026-11-20T09:30:00Z'),
      closed_as: 'recovered',
      questions: 8,
      failed: 6,
      causes: json([{ cause: 'timeout', questions: 6 }]),
      noted_by: null,
      noted_at: null,
    })
    .execute();
  return id;
}

const silence: Unavailable = {
  kind: 'unavailable',
  retryable: true,
  reason: 'test: timeout',
  cause: 'timeout',
};
const signal = new AbortController().signal;

/** Puts questions of these names to a source that answers none of them, or all. */
export async function askAbout(
  calls: SourceCalls,
  source: SourceName,
  subjects: readonly string[],
  isAnswered: boolean,
): Promise<void> {
  const answer = isAnswered ? ({ kind: 'nothing_found' } as const) : silence;
  for (const subject of subjects) await calls.ask(source, subject, signal, () => Promise.resolve(answer));
  await calls.flush();
}

export const names = (count: number, prefix = 'q'): string[] =>
  Array.from({ length: count }, (_, place) => `${prefix}${place}`);
