import { randomInt } from 'node:crypto';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { GivenCode } from './check-totp.ts';
import { recoveryCodeHash } from './seal.ts';

const CODES = 10;
// Without look-alike letters and digits: a code is read from paper and typed. 24 characters are 118 bits, so that a keyed hash is enough.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 6;

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

/** Replaces all earlier ones. They are shown now and never again: only hashes are kept. */
export async function makeRecoveryCodes(
  tx: Transaction,
  { userId, appSecret, now }: Omit<GivenCode, 'code'>,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
  await dropRecoveryCodes(tx, userId);
  await tx
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: recoveryCodeHash(appSecret, userId, plain(code)),
        created_at: now,
      })),
    )
    .execute();
  return codes;
}

export async function dropRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}

/** Each works once, also when two try it at the same moment. */
export async function checkRecoveryCode(
  tx: Transaction,
  { userId, code, appSecret, now }: GivenCode,
): Promise<Result<true, 'second_factor_wrong' | 'second_factor_code_used'>> {
  const kept = await tx
    .selectFrom('recovery_code')
    .select(['code_hash', 'used_at'])
    .where('user_id', '=', userId)
    .where('code_hash', '=', recoveryCodeHash(appSecret, userId, plain(code)))
    .forUpdate()
    .executeTakeFirst();
  if (kept === undefined) return refuse('second_factor_wrong');
  if (kept.used_at !== null) return refuse('second_factor_code_used');
  await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', kept.code_hash)
    .execute();
  return done(true);
}
