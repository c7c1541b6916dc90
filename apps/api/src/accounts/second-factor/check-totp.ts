import type { Updateable } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { openSecret } from './seal.ts';
import { judgeCode } from './totp.domain.ts';

export interface GivenCode {
  readonly userId: string;
  readonly code: string;
  readonly appSecret: string;
  readonly now: Date;
}

const MOST_SHOWN = 50;

type CodeRefusal = 'second_factor_wrong' | 'second_factor_code_used' | 'second_factor_clock';

/** A code of an app that is already confirmed, or that is to be confirmed by this code. */
export async function checkTotp(
  tx: Transaction,
  { userId, code, appSecret, now }: GivenCode,
  { isConfirmed }: { readonly isConfirmed: boolean } = { isConfirmed: true },
): Promise<Result<true, CodeRefusal>> {
  const kept = await tx
    .selectFrom('totp')
    .select(['sealed_secret', 'last_step', 'shown_steps'])
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (kept === undefined) return refuse('second_factor_wrong');
  const known = {
    secret: openSecret(appSecret, userId, kept.sealed_secret),
    lastStep: Number(kept.last_step),
    shownSteps: kept.shown_steps.map(Number),
  };
  const verdict = judgeCode(known, code, now);
  if (verdict.is === 'wrong') return refuse('second_factor_wrong');
  if (verdict.is === 'used') return refuse('second_factor_code_used');
  const { step } = verdict;
  if (verdict.is === 'off') {
    // Whoever saw it must not be able to enter it when its time comes.
    const shown = new Set([...known.shownSteps.filter((one) => one > known.lastStep), step]);
    await change(tx, userId, { shown_steps: [...shown].slice(-MOST_SHOWN) });
    return refuse('second_factor_clock');
  }
  await change(tx, userId, {
    last_step: step,
    last_used_at: now,
    ...(!isConfirmed && { confirmed_at: now }),
  });
  return done(true);
}

const change = (tx: Transaction, userId: string, changed: Updateable<Schema['totp']>) =>
  tx.updateTable('totp').set(changed).where('user_id', '=', userId).execute();
