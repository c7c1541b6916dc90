import type { ExpertConclusion } from '@proverka/contract/report';
import { authorWords } from '@proverka/words/conclusion-author';
import { formatDate } from '@proverka/words/dates';
import { moscowDay } from '@proverka/words/moments';
import type { Connection } from '#platform/db/transaction.ts';
import type { WrittenConclusion } from '../paper/added-sections.domain.ts';
import { conclusions } from './conclusion.store.ts';

/** The conclusion the customer ordered about a report and can read; undefined while there is none. */
export async function readExpertConclusion(
  db: Connection,
  itemId: string,
): Promise<ExpertConclusion | undefined> {
  const row = await conclusions(db)
    .where('expert_conclusion.item_id', '=', itemId)
    .where('expert_conclusion.state', '=', 'written')
    .where('expert_conclusion.text', '!=', '')
    .executeTakeFirst();
  if (row === undefined || row.author === null || row.closed_at === null) return undefined;
  return {
    text: row.text,
    author: row.author,
    author_name: row.author_name,
    written_date: (row.corrected_at ?? row.closed_at).toISOString(),
    is_being_corrected: row.correction_due_at !== null,
  };
}

/** The same for paper: none or one. */
export async function printedConclusion(db: Connection, itemId: string): Promise<WrittenConclusion[]> {
  const read = await readExpertConclusion(db, itemId);
  if (read === undefined) return [];
  const by = `${authorWords(read)}, ${formatDate(moscowDay(read.written_date))}`;
  return [{ level: null, about: 'Экспертное заключение', by, text: read.text }];
}
