import { randomUUIDv7 } from 'node:crypto';
import { statement } from '#platform/db/statement.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { planPrices } from './seed.domain.ts';
import type { PricePlan, Seed, SeedPrice } from './seed.domain.ts';
import { readKnownProducts } from './seed.store.ts';

interface Before {
  readonly isKnown: boolean;
  readonly hash: string;
  readonly now: Date;
  /** What the file said when it was last read; null: it never was. */
  readonly seededPrices: Readonly<Record<string, number>> | null;
}

export async function writeSeed(tx: Transaction, seed: Seed, before: Before): Promise<void> {
  if (before.isKnown) await changeProduct(tx, seed, before);
  else await addProduct(tx, seed);
  if (seed.revenueAccount !== null) await openAccount(tx, { code: seed.revenueAccount });
  await keepSeed(tx, seed, before.hash);
}

const openAccount = statement<{ code: string }>(
  `insert into ledger_account (code, kind) values (:code, 'revenue') on conflict (code) do nothing`,
);

const rowOf = ({ row }: Seed) => ({
  ...row,
  contents: JSON.stringify(row.contents),
  tasks: [...row.tasks],
  owner_tasks: [...row.owner_tasks],
});

async function addProduct(tx: Transaction, seed: Seed): Promise<void> {
  await tx
    .insertInto('product')
    .values({ ...rowOf(seed), enabled: true })
    .execute();
  for (const price of seed.prices) await addPrice(tx, seed, price);
}

/** The staff change prices under the same lock on the product's row. */
async function changeProduct(tx: Transaction, seed: Seed, { seededPrices, now }: Before): Promise<void> {
  const { id, ...row } = rowOf(seed);
  await tx.selectFrom('product').select('id').where('id', '=', id).forUpdate().execute();
  await tx.updateTable('product').set(row).where('id', '=', id).execute();
  const known = (await readKnownProducts(tx, now)).find((one) => one.row.id === id)?.prices ?? [];
  const { added, changed } = planPrices(seed.prices, known, seededPrices);
  for (const price of added) await addPrice(tx, seed, price);
  for (const one of changed) await changePrice(tx, one);
}

/** Of what applies now; changes to come stay as the staff planned them. */
const changePrice = (tx: Transaction, { id, changeId, price }: PricePlan['changed'][number]) =>
  changeId === null
    ? tx.updateTable('price_component').set({ price }).where('id', '=', id).execute()
    : tx.updateTable('price_change').set({ price }).where('id', '=', changeId).execute();

const addPrice = (tx: Transaction, { row }: Seed, { typeName, price, isBase, option }: SeedPrice) =>
  tx
    .insertInto('price_component')
    .values({
      id: randomUUIDv7(),
      product_id: row.id,
      type_name: typeName,
      price,
      is_base: isBase,
      enabled: true,
      option,
    })
    .execute();

async function keepSeed(tx: Transaction, seed: Seed, hash: string): Promise<void> {
  const prices = JSON.stringify(Object.fromEntries(seed.prices.map((one) => [one.typeName, one.price])));
  const kept = { hash, prices };
  await tx
    .insertInto('product_seed')
    .values({ product_id: seed.row.id, ...kept })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(kept))
    .execute();
}
