import { INSURANCE_COMPONENT } from '#catalogue/insurance.ts';
import type { InsuranceFile } from '#catalogue/insurance.ts';
import { json } from '#platform/db/columns.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { OrderingDeps } from './deps.ts';
import type { NewOrder } from './placement.store.ts';

/** Keeps with whom and on which terms the items of an order are insured; what is configured later changes nothing. */
export async function keepPolicies(
  { config: { insurance } }: Pick<OrderingDeps, 'config'>,
  tx: Transaction,
  { items, createdAt }: Pick<NewOrder, 'items' | 'createdAt'>,
): Promise<void> {
  const insured = items.flatMap(({ id, price }) =>
    price.parts
      .filter(({ component, amount }) => component === INSURANCE_COMPONENT && amount > 0)
      .map(({ amount }) => ({ id, premium: amount })),
  );
  if (insured.length === 0) return;
  if (insurance === null) throw new Error('insurance was priced without an insurer');
  const { terms, policy } = insurance.documents;
  for (const document of [terms, policy]) await keepDocument(tx, document);
  await tx
    .insertInto('insurance_policy')
    .values(
      insured.map(({ id, premium }) => ({
        item_id: id,
        series: insurance.series,
        insurer: json(insurance.insurer),
        premium,
        terms_hash: terms.hash,
        policy_hash: policy.hash,
        ordered_at: createdAt,
      })),
    )
    .execute();
}

/** Sent to the database only the first time: it may be large. */
async function keepDocument(tx: Transaction, { hash, content }: InsuranceFile): Promise<void> {
  const known = await tx
    .selectFrom('insurance_document')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (known !== undefined) return;
  await tx
    .insertInto('insurance_document')
    .values({ hash, content })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}
