import { homeOf } from '#platform/public-url.ts';
import { randomBytes } from 'node:crypto';
import { networkOf } from '@proverka/validation/network';
import type { Actor } from '#platform/audit/actor.ts';
import { emailMark, recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccountByEmail } from '../account.store.ts';
import { familiarityOf, placeKeys } from '../known-place.store.ts';
import type { Place } from '../known-place.store.ts';
import { newPassword } from '../letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { hashPassword, passwordOfNonce } from '../password.ts';
import { emailOf } from '../register.ts';

const HOUR_MS = 3600 * 1000;
const LIFE_MS = 24 * HOUR_MS;
/** How long further letters hold the same password: nobody who asks for one can make the owner's letter worthless. */
const SAME_FOR_MS = 24 * HOUR_MS;

export interface ResetInput extends Place {
  readonly username: string;
}

/**
 * Sends a new password; the old one works until the new one is used. The answer is the same for an unknown e-mail. Whoever
 * asks too often gets that answer too: the owner has a letter whose password still works, and gets no further one.
 */
export async function resetPassword(
  deps: AccountsDeps,
  actor: Actor,
  { username, ...place }: ResetInput,
): Promise<{ readonly userId: string; readonly isSent: boolean } | null> {
  const email = emailOf(username);
  const isWithin = await countLetter(deps, email, place);
  const nonce = randomBytes(16);
  const fresh: NewPassword = {
    nonce,
    hash: await hashPassword(passwordOfNonce(nonce, deps.config.appSecret)),
  };
  return inTransaction(deps.db, async (tx) => {
    const asked = await writeLetter(deps, tx, { email, isWithin, fresh });
    const subject = asked?.userId ?? emailMark(deps.config.appSecret, email);
    const event = { event: 'password.reset_asked', ownerId: asked?.userId ?? null, subject } as const;
    await recordEvent(deps, tx, actor, { ...event, after: { is_sent: asked?.isSent ?? false } });
    return asked;
  });
}

/** Strangers share a count; a known device or network of the account has its own, which they cannot use up. */
async function countLetter(deps: AccountsDeps, email: string, place: Place): Promise<boolean> {
  const account = await findAccountByEmail(deps.db, email);
  const keys = placeKeys(place, deps.config.appSecret);
  const from = await familiarityOf(deps.db, account?.id ?? null, keys);
  const whose = {
    device: ['reset_place', `${email} ${place.device}`],
    network: ['reset_place', `${email} ${networkOf(place.address)}`],
    stranger: ['reset_account', email],
  } as const;
  return (await withinLimits(deps, [whose[from]])).ok;
}

interface NewPassword {
  readonly nonce: Buffer;
  readonly hash: string;
}
interface WantedLetter {
  readonly email: string;
  readonly isWithin: boolean;
  readonly fresh: NewPassword;
}

async function writeLetter(
  deps: AccountsDeps,
  tx: Transaction,
  { email, isWithin, fresh }: WantedLetter,
): Promise<{ userId: string; isSent: boolean } | null> {
  // Locked: of two concurrent requests the second sends the password of the first.
  const account = await tx
    .selectFrom('app_user')
    .select([
      'id',
      'email',
      'brand',
      'registration_url',
      'reset_nonce',
      'reset_password_hash',
      'reset_made_at',
      'reset_expires_at',
    ])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) return null;
  const now = deps.now();
  const leftMs = (account.reset_expires_at?.getTime() ?? 0) - now.getTime();
  if (!isWithin && leftMs > HOUR_MS) return { userId: account.id, isSent: false };
  const { reset_nonce: nonce, reset_password_hash: hash, reset_made_at: madeAt } = account;
  const isOpen = leftMs > 0 && now.getTime() - (madeAt?.getTime() ?? 0) < SAME_FOR_MS;
  const open = isOpen && nonce !== null && hash !== null && madeAt !== null ? { nonce, hash, madeAt } : null;
  const sent = open ?? { ...fresh, madeAt: now };
  await tx
    .updateTable('app_user')
    .set({
      reset_nonce: sent.nonce,
      reset_password_hash: sent.hash,
      reset_made_at: sent.madeAt,
      reset_expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .where('id', '=', account.id)
    .execute();
  const password = passwordOfNonce(sent.nonce, deps.config.appSecret);
  await queueLetter(deps, tx, {
    reason: `reset:${account.id}:${deps.newId()}`,
    brand: account.brand,
    recipient: account.email,
    letter: newPassword(homeOf(deps.config, account), password),
    isSecret: true,
  });
  return { userId: account.id, isSent: true };
}
