import type { Payer } from '@proverka/contract/payer';
import { withoutSeparators } from '@proverka/validation/digits';
import type { PayerForm } from '@proverka/validation/forms/payer';
import { innHolder } from '@proverka/validation/inn';
import type { Selectable } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import type { Schema } from '#platform/db/schema.ts';

export type PayerRow = Selectable<Schema['payer']>;

/** Removes the separators people type in numbers. */
export const columnsOf = (form: PayerForm) => ({
  inn: withoutSeparators(form.inn),
  kpp: withoutSeparators(form.kpp),
  ogrn: withoutSeparators(form.ogrn),
  name: form.name,
  address: form.address,
  email: form.email.toLowerCase(),
  bank_name: form.bank_name,
  bik: withoutSeparators(form.bik),
  account: withoutSeparators(form.account),
  correspondent_account: withoutSeparators(form.correspondent_account),
});

export const findPayer = (db: Connection, id: string): Promise<PayerRow | undefined> =>
  db.selectFrom('payer').selectAll().where('id', '=', id).executeTakeFirst();

export const listPayers = (db: Connection, userId: string): Promise<PayerRow[]> =>
  db
    .selectFrom('payer')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const viewPayer = ({
  id,
  user_id: _owner,
  revision: _revision,
  created_at,
  ...fields
}: PayerRow): Payer => ({
  payer_id: id,
  kind: innHolder(fields.inn) === 'legal' ? 'legal' : 'entrepreneur',
  ...fields,
  created_date: created_at.toISOString(),
});
