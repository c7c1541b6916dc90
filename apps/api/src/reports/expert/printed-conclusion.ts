import { authorWords } from '@proverka/words/conclusion-author';
import { formatDate } from '@proverka/words/dates';
import { moscowDay } from '@proverka/words/moments';
import type { Connection } from '#platform/db/transaction.ts';
import type { WrittenConclusion } from '../paper/report-view.ts';
import { conclusions } from './conclusion.store.ts';

/** The conclusion the customer ordered about a report, ready to print: none or one. */
export async function readExpertConclusion(db: Connection, itemId: string): Promise<WrittenConclusion[]> {
  const row = await conclusions(db)
    .where('expert_conclusion.item_id', '=', itemId)
    .where('expert_conclusion.state', '=', 'written')
    .where('expert_conclusion.text', '!=', '')
    .executeTakeFirst();
  if (row === undefined || row.closed_at === null) return [];
  const author = authorWords({ author: row.author, author_name: row.author_name });
  const day = formatDate(moscowDay(row.corrected_at ?? row.closed_at));
  return [{ level: null, about: 'Экспертное заключение', by: `${author}, ${day}`, text: row.text }];
}
