import { hashCode, isSameHash } from '#accounts/phone-code.ts';
import { findAwaitingTask } from '#fulfilment/credit-consent.store.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import { startAgain } from '#fulfilment/start-tasks.ts';
import type { Caller, Guest } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { monthsAfter } from '#platform/moscow-calendar.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { CreditConsentPage } from '@proverka/contract/credit-consent';
import type { ReportsDeps } from '../deps.ts';
import { findConsentById, lockConsent, readConsentToken, stateAt } from './consent.store.ts';
import type { ConsentRow } from './consent.store.ts';
import { CONSENT_MONTHS } from './consent-text.domain.ts';
import { consentPage } from './view-consent.ts';

const CODE_ATTEMPTS = 5;

export interface Signature {
  readonly token: string;
  readonly version: string;
  readonly code: string;
}

type Refusal =
  | 'consent_link_invalid'
  | 'consent_closed'
  | 'consent_text_changed'
  | 'consent_phone_taken'
  | 'code_wrong'
  | 'code_expired';

/** Signs once, with the code of the subject's own phone; the check goes on in the same transaction. */
export async function signConsent(
  deps: ReportsDeps,
  caller: Caller | Guest,
  { token, version, code }: Signature,
): Promise<Result<CreditConsentPage, Refusal>> {
  const id = readConsentToken(deps.config.appSecret, token);
  if (id === null) return refuse('consent_link_invalid');
  return inTransaction(deps.db, async (tx): Promise<Result<CreditConsentPage, Refusal>> => {
    const row = await lockConsent(tx, id);
    if (row === undefined) return refuse('consent_link_invalid');
    const task = await findAwaitingTask(tx, row.item_id);
    if (stateAt(row, deps.now()) !== 'sent' || task === undefined) return refuse('consent_closed');
    if (row.text_version !== version) return refuse('consent_text_changed');
    const checked = await checkCode(deps, tx, row, code);
    if (!checked.ok) {
      const event = { event: 'credit_consent.code_refused', ownerId: row.buyerId, subject: id } as const;
      await recordEvent(deps, tx, caller, event);
      return checked;
    }
    if (await isPhoneOfAnother(tx, row)) return refuse('consent_phone_taken');
    await saveSignature(deps, tx, row, caller);
    await startAgain(deps, tx, { id: row.item_id }, task.id, 'data');
    notifyReportChanged(tx, row.item_id);
    const signed = await findConsentById(tx, id);
    return signed === undefined ? refuse('consent_link_invalid') : done(await consentPage(deps, tx, signed));
  });
}

/** A wrong code uses up an attempt; after the fifth the code is worth nothing. */
async function checkCode(
  deps: ReportsDeps,
  tx: Transaction,
  { id, phone, code_hash: hash, code_attempts: tried, code_expires_at: until }: ConsentRow,
  code: string,
): Promise<Result<true, 'code_wrong' | 'code_expired'>> {
  if (hash === null || phone === null || until === null || until <= deps.now() || tried >= CODE_ATTEMPTS) {
    return refuse('code_expired');
  }
  if (isSameHash(hash, hashCode(deps.config.appSecret, id, phone, code))) return done(true);
  await tx
    .updateTable('credit_consent')
    .set({ code_attempts: tried + 1 })
    .where('id', '=', id)
    .execute();
  return refuse(tried + 1 < CODE_ATTEMPTS ? 'code_wrong' : 'code_expired');
}

/** One phone signs for one person: whoever holds it cannot sign for somebody else. */
async function isPhoneOfAnother(tx: Transaction, row: ConsentRow): Promise<boolean> {
  const other = await tx
    .selectFrom('credit_consent')
    .select('id')
    .where('phone_key', '=', row.phone_key)
    .where('signed_at', 'is not', null)
    .where('subject_name', '!=', row.subject_name)
    .executeTakeFirst();
  return other !== undefined;
}

async function saveSignature(
  deps: ReportsDeps,
  tx: Transaction,
  { id, buyerId }: ConsentRow,
  caller: Caller | Guest,
): Promise<void> {
  const now = deps.now();
  await tx
    .updateTable('credit_consent')
    .set({
      state: 'signed',
      signed_at: now,
      ended_at: now,
      valid_until: monthsAfter(now, CONSENT_MONTHS),
      code_hash: null,
      code_expires_at: null,
      address: caller.address,
      user_agent: caller.userAgent?.slice(0, 300) ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute();
  await recordEvent(deps, tx, caller, { event: 'credit_consent.signed', ownerId: buyerId, subject: id });
}
