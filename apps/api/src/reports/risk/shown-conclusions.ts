import { authorWords } from '@proverka/words/conclusion-author';
import { formatDate } from '@proverka/words/dates';
import { moscowDay } from '@proverka/words/moments';
import { personName } from '@proverka/words/person-name';
import type { Connection } from '#platform/db/transaction.ts';
import type { WrittenConclusion } from '../paper/added-sections.domain.ts';
import type { TaskType } from '#registers/task-type.ts';
import { readConclusions } from './conclusion.store.ts';
import { readOwnerRows } from './risk.store.ts';

interface ConcludedReport {
  readonly item_id: string;
  readonly product_owner_tasks: readonly TaskType[];
}

/** The conclusions of a risk report the buyer may read, ready to print; empty for any other report. */
export async function readShownConclusions(
  db: Connection,
  { item_id: itemId, product_owner_tasks: tasks }: ConcludedReport,
): Promise<WrittenConclusion[]> {
  if (tasks.length === 0) return [];
  const rows = await readConclusions(db, itemId);
  const shown = rows.filter(({ is_hidden, state }) => !is_hidden && state === 'written');
  if (shown.length === 0) return [];
  const owners = await readOwnerRows(db, itemId);
  const personOf = (ownerId: string | null) => owners.find(({ id }) => id === ownerId)?.data;
  return shown.map((row) => {
    const owner = personOf(row.owner_id);
    return {
      level: row.level,
      about: owner === undefined ? 'Отчёт в целом' : personName(owner),
      by: `${authorWords(row)}, ${formatDate(moscowDay(row.updated_at))}`,
      text: row.text,
    };
  });
}
