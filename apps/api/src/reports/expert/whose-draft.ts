import { momentWords } from '@proverka/words/moments';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Refusal } from '#platform/result.ts';
import type { ConclusionRow } from './conclusion.store.ts';

/** Who wants to write or end a conclusion. `service`: nobody of the staff, because its term is over. */
export type Closer = { readonly userId: string } | 'model' | 'service';

type Mistake = Refusal<'conclusion_taken' | 'draft_changed'>;

/** Why somebody may not write this conclusion now, in words that name the colleague; null when they may. */
export async function whyNotBy(
  tx: Transaction,
  row: ConclusionRow,
  closer: Closer,
  version?: number,
): Promise<Mistake | null> {
  if (closer === 'service') return null;
  const me = closer === 'model' ? null : closer.userId;
  if (row.expert_id !== null && row.expert_id !== me) {
    return { code: 'conclusion_taken', detail: `Это заключение пишет ${await nameOf(tx, row.expert_id)}` };
  }
  if (version !== undefined && version !== row.draft_version) {
    const who = row.draft_by === null ? 'Коллега' : await nameOf(tx, row.draft_by);
    const when = row.draft_at === null ? '' : `, ${momentWords(row.draft_at.toISOString())}`;
    return {
      code: 'draft_changed',
      detail: `Черновик тем временем изменился: ${who}${when}. Прочитайте сохранённый`,
    };
  }
  return null;
}

async function nameOf(tx: Transaction, userId: string): Promise<string> {
  const row = await tx
    .selectFrom('app_user')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.name;
}
