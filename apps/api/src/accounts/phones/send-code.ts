import { networkOf } from '@proverka/validation/network';
import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { hashCode, newCode } from '../phone-code.ts';

const CODE_LIFE_SECONDS = 600;
const CODE_PACE_SECONDS = 60;

export interface CodeSent {
  readonly phone: string;
  readonly expires_in: number;
  readonly retry_in: number;
}

type Refusal = 'phone_missing' | 'phone_already_verified' | 'sms_unavailable' | 'too_many_requests';

/** A new code replaces the last one. The row is saved first, so that every code that was sent can be entered. */
export async function sendCode(
  deps: AccountsDeps,
  caller: Caller,
  { address, brand }: { address: string; brand: BrandId },
): Promise<Result<CodeSent, Refusal>> {
  const code = newCode();
  const prepared = await inTransaction(deps.db, (tx) => prepare(deps, tx, { caller, address, code }));
  if (!prepared.ok) return prepared;
  const { phone } = prepared.value;
  const text = `${code} — код подтверждения телефона, ${brandOf(brand).name}. Никому его не сообщайте`;
  if (!(await deps.sms.send(phone, text))) return refuse('sms_unavailable');
  return done({ phone: maskPhone(phone), expires_in: CODE_LIFE_SECONDS, retry_in: CODE_PACE_SECONDS });
}

async function prepare(
  deps: AccountsDeps,
  tx: Transaction,
  { caller, address, code }: { caller: Caller; address: string; code: string },
): Promise<Result<{ phone: string }, Refusal>> {
  const now = deps.now();
  const { userId } = caller;
  // Locked: of two concurrent requests the second sees when the first one's message was sent.
  const person = await tx
    .selectFrom('app_user')
    .select(['phone', 'phone_verified_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { phone } = person;
  if (!/^\+7\d{10}$/.test(phone)) return refuse('phone_missing');
  if (person.phone_verified_at !== null) return refuse('phone_already_verified');
  const last = await tx
    .selectFrom('phone_verification')
    .select('sent_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const waited = last === undefined ? Infinity : (now.getTime() - last.sent_at.getTime()) / 1000;
  if (waited < CODE_PACE_SECONDS) {
    return refuse('too_many_requests', { retryAfterSeconds: Math.ceil(CODE_PACE_SECONDS - waited) });
  }
  const allowed = await withinLimits({ ...deps, db: tx }, [
    ['sms_user', userId],
    ['sms_address', address],
    // One account or network cannot use up what the owner of the number has.
    ['sms_phone_user', `${phone} ${userId}`],
    ['sms_phone_network', `${phone} ${networkOf(address)}`],
    ['sms_phone', phone],
  ]);
  if (!allowed.ok) return allowed;
  const row = {
    phone,
    code_hash: hashCode(deps.config.appSecret, userId, phone, code),
    attempts: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + CODE_LIFE_SECONDS * 1000),
  };
  await tx
    .insertInto('phone_verification')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await recordEvent(deps, tx, caller, { event: 'phone.code_sent', ownerId: userId, subject: userId });
  return done({ phone });
}

/** «+7 (9**) ***-**-22»: enough to recognise one's own. */
const maskPhone = (phone: string): string => `+7 (${phone.slice(2, 3)}**) ***-**-${phone.slice(-2)}`;
