import { brandOf } from '@proverka/brand/brands';
import { hashCode, newCode } from '#accounts/phone-code.ts';
import { findAwaitingTask } from '#fulfilment/credit-consent.store.ts';
import type { Guest, Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { networkOf } from '@proverka/validation/network';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import { lockConsent, readConsentToken, stateAt } from './consent.store.ts';
import { maskPhone } from './masked-contact.domain.ts';

const CODE_LIFE_SECONDS = 600;
const CODE_PACE_SECONDS = 60;
/** With five guesses each: twenty-five guesses at a million codes in three days. */
const MOST_CODES = 5;

export interface CodeSent {
  readonly phone: string;
  readonly expires_in: number;
  readonly retry_in: number;
}

type Refusal =
  | 'consent_link_invalid'
  | 'consent_closed'
  | 'consent_codes_used_up'
  | 'sms_unavailable'
  | 'too_many_requests';

/** A new code replaces the last one; saved before it is sent, so that every code that arrives can be entered. */
export async function sendConsentCode(
  deps: ReportsDeps,
  caller: Caller | Guest,
  token: string,
  address: string,
): Promise<Result<CodeSent, Refusal>> {
  const code = newCode();
  const prepared = await prepare(deps, caller, { token, address, code });
  if (!prepared.ok) return prepared;
  const { phone, site } = prepared.value;
  const text = `${code} — код подписи согласия на кредитный отчёт, ${site}. Никому его не сообщайте`;
  if (!(await deps.sms.send(phone, text))) return refuse('sms_unavailable');
  return done({ phone: maskPhone(phone), expires_in: CODE_LIFE_SECONDS, retry_in: CODE_PACE_SECONDS });
}

function prepare(
  deps: ReportsDeps,
  caller: Caller | Guest,
  { token, address, code }: { token: string; address: string; code: string },
): Promise<Result<{ phone: string; site: string }, Refusal>> {
  const { appSecret } = deps.config;
  const id = readConsentToken(appSecret, token);
  if (id === null) return Promise.resolve(refuse('consent_link_invalid'));
  const now = deps.now();
  return inTransaction(deps.db, async (tx): Promise<Result<{ phone: string; site: string }, Refusal>> => {
    const row = await lockConsent(tx, id);
    if (row === undefined) return refuse('consent_link_invalid');
    const { phone } = row;
    const isAwaited = (await findAwaitingTask(tx, row.item_id)) !== undefined;
    if (stateAt(row, now) !== 'sent' || phone === null || !isAwaited) return refuse('consent_closed');
    if (row.codes_sent >= MOST_CODES) return refuse('consent_codes_used_up');
    const waited = row.code_sent_at === null ? Infinity : (now.getTime() - row.code_sent_at.getTime()) / 1000;
    if (waited < CODE_PACE_SECONDS) {
      return refuse('too_many_requests', { retryAfterSeconds: Math.ceil(CODE_PACE_SECONDS - waited) });
    }
    const allowed = await withinLimits({ ...deps, db: tx }, [
      ['sms_address', address],
      ['sms_phone_network', `${phone} ${networkOf(address)}`],
      ['sms_phone', phone],
    ]);
    if (!allowed.ok) return allowed;
    await tx
      .updateTable('credit_consent')
      .set({
        code_hash: hashCode(appSecret, id, phone, code),
        code_attempts: 0,
        codes_sent: row.codes_sent + 1,
        code_sent_at: now,
        code_expires_at: new Date(now.getTime() + CODE_LIFE_SECONDS * 1000),
      })
      .where('id', '=', id)
      .execute();
    await recordEvent(deps, tx, caller, {
      event: 'credit_consent.code_sent',
      ownerId: row.buyerId,
      subject: id,
    });
    return done({ phone, site: brandOf(row.brand).name });
  });
}
