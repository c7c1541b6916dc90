import type { SystemSettingView } from '@proverka/contract/system-setting';
import type { Connection, Transaction } from '#platform/db/transaction.ts';

const columns = ['key', 'text', 'enabled', 'updated_at'] as const;

interface SettingRow {
  readonly key: string;
  readonly text: string;
  readonly enabled: boolean;
  readonly updated_at: Date;
}

const viewOf = ({ updated_at: updatedAt, ...row }: SettingRow): SystemSettingView => ({
  ...row,
  updated_at: updatedAt.toISOString(),
});

/** All settings, or the one with the key. */
export async function listSettings(db: Connection, key: string | undefined): Promise<SystemSettingView[]> {
  const query = db.selectFrom('system_setting').select(columns).orderBy('key');
  const rows = await (key === undefined ? query : query.where('key', '=', key)).execute();
  return rows.map(viewOf);
}

/** Undefined when the key is taken. */
export async function insertSetting(
  tx: Transaction,
  setting: Omit<SettingRow, 'updated_at'>,
  now: Date,
): Promise<SystemSettingView | undefined> {
  const row = await tx
    .insertInto('system_setting')
    .values({ ...setting, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && viewOf(row);
}

/** Undefined when no setting has the key. */
export const lockSetting = (tx: Transaction, key: string) =>
  tx.selectFrom('system_setting').select(columns).where('key', '=', key).forUpdate().executeTakeFirst();

export async function updateSetting(
  tx: Transaction,
  key: string,
  change: Partial<Pick<SettingRow, 'text' | 'enabled'>>,
  now: Date,
): Promise<SystemSettingView> {
  const row = await tx
    .updateTable('system_setting')
    .set({ ...change, updated_at: now })
    .where('key', '=', key)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return viewOf(row);
}

export const deleteSetting = (tx: Transaction, key: string) =>
  tx.deleteFrom('system_setting').where('key', '=', key).execute();
