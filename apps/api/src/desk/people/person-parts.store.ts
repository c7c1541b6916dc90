import type { PersonPage } from '@proverka/contract/desk-people';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';

const LATEST = 100;

interface TransferRow {
  readonly id: string;
  readonly created_at: Date;
  readonly kind: string;
  readonly amount: number;
  readonly order_id: string | null;
}

/** Movements of own money and of bonuses; money that was held and came back is no movement. */
export async function readTransactions(db: Connection, userId: string): Promise<PersonPage['transactions']> {
  const { rows } = await sql<TransferRow>`
    select * from (
      select t.id, t.created_at, t.kind, -t.amount as amount, t.order_id
      from ledger_account a join ledger_transfer t on t.debit_account = a.id
        left join ledger_settlement s on s.transfer_id = t.id
      where a.user_id = ${userId} and a.kind in ('user_paid', 'user_bonus') and s.outcome is distinct from 'voided'
      union all
      select t.id, t.created_at, t.kind, t.amount, t.order_id
      from ledger_account a join ledger_transfer t on t.credit_account = a.id and t.kind <> 'purchase'
        left join ledger_settlement s on s.transfer_id = t.id
      where a.user_id = ${userId} and a.kind in ('user_paid', 'user_bonus') and s.outcome is distinct from 'voided'
    ) moved order by id desc limit ${LATEST}`.execute(db);
  return rows.map(({ id, created_at: at, kind, amount, order_id }) => ({
    transaction_id: id,
    created_date: at.toISOString(),
    kind,
    amount: toRubles(kopecks(amount)),
    order_id,
  }));
}

export async function readPayments(db: Connection, userId: string): Promise<PersonPage['payments']> {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'created_at', 'status', 'amount', 'order_id', 'provider_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ id, created_at: at, status, amount, order_id, provider_id: provider }) => ({
    payment_id: id,
    created_date: at.toISOString(),
    status,
    amount: toRubles(kopecks(amount)),
    order_id,
    provider_id: provider ?? '',
  }));
}

export async function readTokens(db: Connection, userId: string): Promise<PersonPage['tokens']> {
  const rows = await db
    .selectFrom('api_token')
    .select(['id', 'created_at', 'prefix', 'scopes', 'expires_at', 'last_used_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map((row) => ({
    token_id: row.id,
    created_date: row.created_at.toISOString(),
    prefix: row.prefix,
    scopes: [...row.scopes],
    expires_date: row.expires_at.toISOString(),
    used_date: row.last_used_at?.toISOString() ?? null,
    ended_date: row.revoked_at?.toISOString() ?? null,
  }));
}

export async function readConsents(db: Connection, userId: string): Promise<PersonPage['consents']> {
  const rows = await db
    .selectFrom('consent')
    .select(['id', 'purpose', 'text_version', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map((row) => ({
    consent_id: row.id,
    purpose: row.purpose,
    version: row.text_version,
    given_date: row.given_at.toISOString(),
    withdrawn_date: row.withdrawn_at?.toISOString() ?? null,
  }));
}

export async function readPlaces(db: Connection, userId: string): Promise<PersonPage['places']> {
  const rows = await db
    .selectFrom('known_place')
    .select(['kind', 'last_login_at'])
    .where('user_id', '=', userId)
    .orderBy('last_login_at', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ kind, last_login_at: at }) => ({ kind, used_date: at.toISOString() }));
}

interface FactorRow {
  readonly way: 'passkey' | 'totp';
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export async function readFactors(db: Connection, userId: string): Promise<PersonPage['factors']> {
  const { rows } = await sql<FactorRow>`
    select 'passkey' as way, name, created_at, last_used_at from passkey where user_id = ${userId}
    union all
    select 'totp', '', confirmed_at, last_used_at from totp where user_id = ${userId} and confirmed_at is not null
    order by created_at desc limit ${LATEST}`.execute(db);
  return rows.map(({ way, name, created_at: at, last_used_at: used }) => ({
    way,
    name,
    created_date: at.toISOString(),
    used_date: used?.toISOString() ?? null,
  }));
}
