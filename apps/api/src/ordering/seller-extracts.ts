import { sql } from 'kysely';
import type { OrderItemInput } from '@proverka/contract/order';
import {
  keepSellerExtracts,
  lockSellerExtracts,
  readSellerExtracts,
} from '#fulfilment/seller-extract.store.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { extractTaskTypes } from '#registers/task-type.ts';
import type { OrderingDeps } from './deps.ts';
import type { SellerExtractOf } from './order.domain.ts';
import type { NewOrder } from './placement.store.ts';

type Asked = Pick<OrderItemInput, 'metadata'>;

/** The uploaded extracts the items name, and which of them come with what the buyer has bought. */
export async function readOfferedExtracts(
  deps: Pick<OrderingDeps, 'db' | 'now'>,
  items: readonly Asked[],
  userId: string | null,
): Promise<SellerExtractOf> {
  const ids = items.flatMap(({ metadata }) => metadata?.sellerExtract?.id ?? []);
  const rows = await readSellerExtracts(deps.db, ids, userId, deps.now());
  const bought = await boughtObjects(
    deps.db,
    userId,
    rows.map(({ cadastral_number: number }) => number),
  );
  const offered = new Map(
    rows.map(({ id, cadastral_number: cadastralNumber, summary: { address } }) => [
      id,
      { cadastralNumber, address, isIncluded: bought.has(cadastralNumber) },
    ]),
  );
  return (id) => offered.get(id);
}

/** Those of the objects about which this person has an extract from the register: paid, and not given back. */
export async function boughtObjects(
  db: Connection,
  userId: string | null,
  objectKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userId === null || objectKeys.length === 0) return new Set();
  const rows = await db
    .selectFrom('order_item')
    .innerJoin('customer_order', 'customer_order.id', 'order_item.order_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select('order_item.object_key')
    .distinct()
    .where('customer_order.user_id', '=', userId)
    .where('order_item.object_key', 'in', [...objectKeys])
    .where('order_item.status', 'in', ['queued', 'running', 'needs_data', 'done'])
    .where('product.subject', '=', 'object')
    .where(sql<boolean>`product.tasks && ${[...extractTaskTypes]}::text[]`)
    .execute();
  return new Set(rows.map(({ object_key: key }) => key));
}

/** An order may be paid at the last moment of its life: the files wait an hour longer. */
const MARGIN_MS = 3600 * 1000;

const idsOf = (items: readonly Asked[]): string[] => [
  ...new Set(items.flatMap(({ metadata }) => metadata?.sellerExtract?.id ?? [])),
];

/** Holds the ordered uploads against their destruction until the order is saved; refuses when one is gone meanwhile. */
export async function lockOrderedExtracts(
  tx: Transaction,
  items: readonly Asked[],
  userId: string,
): Promise<Result<true, 'seller_extract_not_found'>> {
  const ids = idsOf(items);
  const locked = await lockSellerExtracts(tx, ids, userId);
  return locked === ids.length ? done(true) : refuse('seller_extract_not_found');
}

/** From its order on an upload is its buyer's, and it is kept until the order is paid or given up. */
export async function keepOrderedExtracts(
  tx: Transaction,
  { items, userId, expiresAt }: Pick<NewOrder, 'items' | 'userId' | 'expiresAt'>,
): Promise<void> {
  await keepSellerExtracts(tx, idsOf(items), userId, new Date(expiresAt.getTime() + MARGIN_MS));
}
