import type { PersonSetting } from '@proverka/contract/person-setting';
import { json } from '#platform/db/columns.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

type Key = PersonSetting['key'];

export async function saveSetting(tx: Transaction, userId: string, setting: PersonSetting): Promise<void> {
  const row = { value: setting.value, value_list: json(setting.values) };
  await tx
    .insertInto('person_setting')
    .values({ user_id: userId, key: setting.key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(row))
    .execute();
}

/** False when it was not set. */
export async function changeSetting(
  tx: Transaction,
  userId: string,
  setting: PersonSetting,
): Promise<boolean> {
  const changed = await tx
    .updateTable('person_setting')
    .set({ value: setting.value, value_list: json(setting.values) })
    .where('user_id', '=', userId)
    .where('key', '=', setting.key)
    .returning('key')
    .executeTakeFirst();
  return changed !== undefined;
}

/** False when it was not set. */
export async function removeSetting(db: Connection, userId: string, key: Key): Promise<boolean> {
  const removed = await db
    .deleteFrom('person_setting')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function readSetting(db: Connection, userId: string, key: Key): Promise<string | null> {
  const row = await db
    .selectFrom('person_setting')
    .select('value')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}

export const settingsOf = (db: Connection, userId: string): Promise<PersonSetting[]> =>
  db
    .selectFrom('person_setting')
    .select(['key', 'value', 'value_list as values'])
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();

const OWNERS_OF_ITEMS = statement<{ itemIds: readonly string[] }, { item_id: string; user_id: string }>(`
  select i.id as item_id, o.user_id from order_item i join customer_order o on o.id = i.order_id
  where i.id = any(:itemIds::uuid[])`);

/** The owners of order items, one per item; unknown items are missing from the list. */
export const ownersOfItems = (db: Connection, itemIds: readonly string[]) => OWNERS_OF_ITEMS(db, { itemIds });

export interface ItemSetting extends PersonSetting {
  readonly order_item_id: string;
  readonly person_id: string;
}

const SETTINGS_OF_ITEMS = statement<{ itemIds: readonly string[] }, ItemSetting>(`
  select i.id as order_item_id, s.user_id as person_id, s.key, s.value, s.value_list as values
  from order_item i join customer_order o on o.id = i.order_id join person_setting s on s.user_id = o.user_id
  where i.id = any(:itemIds::uuid[]) order by i.id, s.key`);

export const settingsOfItems = (db: Connection, itemIds: readonly string[]) =>
  SETTINGS_OF_ITEMS(db, { itemIds });
