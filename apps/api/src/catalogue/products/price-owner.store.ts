import type { PriceComponentOwner } from '@proverka/contract/price-component';
import type { RefusalCode } from '@proverka/contract/refusals';
import { violatesUnique } from '#platform/db/errors.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { Result } from '#platform/result.ts';
import { refuse } from '#platform/result.ts';

/** Whom a price is for: a person or a role. */
export type Owner = Pick<PriceComponentOwner, 'person_id' | 'person_role'>;

export async function insertOwner(
  deps: CatalogueDeps,
  tx: Transaction,
  componentId: string,
  owner: Owner,
): Promise<string> {
  const id = deps.newId();
  await tx
    .insertInto('price_component_owner')
    .values({
      id,
      component_id: componentId,
      user_id: owner.person_id,
      role: owner.person_role,
      created_at: deps.now(),
    })
    .execute();
  return id;
}

export const lockOwner = (tx: Transaction, id: string) =>
  tx
    .selectFrom('price_component_owner')
    .select([
      'id as price_component_owner_id',
      'component_id as price_component_id',
      'user_id as person_id',
      'role as person_role',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function isKnown(tx: Transaction, { person_id }: Owner): Promise<boolean> {
  if (person_id === null) return true;
  const row = await tx.selectFrom('app_user').select('id').where('id', '=', person_id).executeTakeFirst();
  return row !== undefined;
}

export const dropUnowned = (tx: Transaction, ids: readonly string[]) => DROP_UNOWNED(tx, { ids });

const DROP_UNOWNED = statement<{ ids: readonly string[] }>(`
  delete from price_component c
  where c.id = any(:ids) and not exists (select from price_component_owner o where o.component_id = c.id)`);

export async function unlessOwned<Value, Code extends RefusalCode>(
  deps: CatalogueDeps,
  change: (tx: Transaction) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'price_component_owner_exists'>> {
  try {
    return await inTransaction(deps.db, change);
  } catch (error) {
    if (violatesUnique(error, OWNER_ONCE)) return refuse('price_component_owner_exists');
    throw error;
  }
}

const OWNER_ONCE = 'price_component_owner_once';
