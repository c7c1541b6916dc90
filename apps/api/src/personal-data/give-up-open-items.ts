import { system } from '#platform/audit/actor.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { PersonalDataDeps } from './deps.ts';
import { closeConclusion } from '#reports/close-conclusion.ts';
import { failItem } from '#fulfilment/fail-item.ts';
import { lockItem } from '#fulfilment/item.store.ts';

const OPEN = ['queued', 'running', 'needs_data'];

const REASON = 'Согласие на обработку персональных данных отозвано';

const OPEN_ITEMS = statement<{ userId: string; statuses: readonly string[] }, { id: string }>(`
  select i.id from order_item i join customer_order o on o.id = i.order_id
  where o.user_id = :userId and i.status = any(:statuses) order by i.id`);

/** Items still open at the legal deadline are given up: their money is returned before their data is destroyed. */
export async function giveUpOpenItems(deps: PersonalDataDeps, userId: string): Promise<void> {
  await giveUpConclusions(deps, userId);
  const items = await OPEN_ITEMS(deps.db, { userId, statuses: OPEN });
  for (const { id } of items) {
    await inTransaction(deps.db, async (tx) => {
      const item = await lockItem(tx, id);
      // The item may have been delivered while this waited for the lock.
      if (item !== undefined && OPEN.includes(item.status)) await failItem(deps, tx, item, REASON);
    });
  }
}

async function giveUpConclusions(deps: PersonalDataDeps, userId: string): Promise<void> {
  const open = await deps.db
    .selectFrom('expert_conclusion')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'requested')
    .execute();
  for (const { id } of open)
    await closeConclusion(deps, system, id, { kind: 'failed', reason: REASON, writerId: null });
}
