import type { FactorWay } from '@proverka/contract/proof';
import type { Connection } from '#platform/db/transaction.ts';

export interface Factors {
  readonly passkeys: readonly {
    readonly credentialId: string;
    readonly rpId: string;
    readonly transports: readonly string[];
  }[];
  readonly hasTotp: boolean;
  /** Those not used yet. */
  readonly recoveryCodes: number;
}

/** What besides the password an account may be, and then has to be, opened with. */
export async function factorsOf(db: Connection, userId: string): Promise<Factors> {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['credential_id', 'rp_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const totp = await db
    .selectFrom('totp')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    passkeys: passkeys.map((one) => ({
      credentialId: one.credential_id,
      rpId: one.rp_id,
      transports: one.transports,
    })),
    hasTotp: totp !== undefined,
    recoveryCodes: Number(count),
  };
}

/** Recovery codes alone are no factor: they stand in for a lost one. */
export const hasFactor = ({ passkeys, hasTotp }: Factors): boolean => passkeys.length > 0 || hasTotp;

/** What the person can answer with on this host. */
export function waysOf({ passkeys, hasTotp, recoveryCodes }: Factors, rpId: string): FactorWay[] {
  const has = {
    passkey: passkeys.some((one) => one.rpId === rpId),
    totp: hasTotp,
    recovery_code: recoveryCodes > 0,
  };
  return (['passkey', 'totp', 'recovery_code'] as const).filter((way) => has[way]);
}
