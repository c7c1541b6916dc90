import type { BrandId } from '@proverka/brand/host';
import { asPerson } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { openUserAccounts } from '#money/ledger.store.ts';

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly role: number;
  readonly brand: BrandId;
  readonly passwordHash: string;
  readonly passwordIsGenerated: boolean;
  readonly partnerId: string | null;
  readonly campaign: string | null;
  readonly registrationUrl: string;
  readonly createdAt: Date;
  readonly from: { readonly address: string; readonly userAgent: string | null };
}

/** False when the e-mail is taken. */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<boolean> {
  const inserted = await tx
    .insertInto('app_user')
    .values({
      id: account.id,
      email: account.email,
      name: account.name,
      phone: account.phone,
      role: account.role,
      brand: account.brand,
      password_hash: account.passwordHash,
      password_is_generated: account.passwordIsGenerated,
      partner_id: account.partnerId,
      campaign: account.campaign,
      registration_url: account.registrationUrl,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await openUserAccounts(tx, account.id);
  const { id, role, brand, from, createdAt } = account;
  const event = { event: 'account.created', ownerId: id, subject: id, after: { role, brand } } as const;
  await recordEvent({ now: () => createdAt }, tx, asPerson(from, account), event);
  return true;
}

/** What a sign-in needs to know of an account. */
export const signInColumns = [
  'id',
  'email',
  'name',
  'role',
  'brand',
  'registration_url',
  'password_hash',
  'password_is_generated',
  'reset_password_hash',
  'reset_expires_at',
  'closed_at',
] as const;

export function findAccountByEmail(db: Connection, email: string) {
  return db.selectFrom('app_user').select(signInColumns).where('email', '=', email).executeTakeFirst();
}

export function findPerson(db: Connection, id: string) {
  return db
    .selectFrom('app_user')
    .select([
      'id',
      'email',
      'name',
      'phone',
      'phone_verified_at',
      'role',
      'brand',
      'registration_url',
      'created_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
