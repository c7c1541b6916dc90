import { statement } from '#platform/db/statement.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Proposed } from './proposal.store.ts';

const ENTERED = statement<
  { userId: string; kind: string; amount: number; document: string; purse: string; direction: string },
  { maker: string; made_at: Date }
>(`
  select maker.name as maker, p.made_at from money_proposal p join app_user maker on maker.id = p.made_by
  where p.user_id = :userId and p.kind = :kind and p.amount = :amount and p.state <> 'ended'
    and lower(p.document) = lower(:document)
    and coalesce(p.arguments ->> 'purse', '') = :purse and coalesce(p.arguments ->> 'direction', '') = :direction
  order by p.made_at desc limit 1`);

/** Under the lock of the owner's accounts: the entry of the same sum by the same document that waits or was carried out. */
export async function findEntered(
  tx: Transaction,
  { user_id: userId, kind, amount, document, arguments: given }: Proposed,
): Promise<{ readonly maker: string; readonly made_at: Date } | null> {
  const { purse = '', direction = '' } = given;
  const [entered] = await ENTERED(tx, { userId, kind, amount, document, purse, direction });
  return entered ?? null;
}
