import type { Caller } from '#platform/audit/actor.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { withPassword } from '../with-password.ts';
import { factorsOf, hasFactor } from './factor.store.ts';
import { dropRecoveryCodes, makeRecoveryCodes } from './recovery-code.store.ts';
import { tellOfFactor } from './tell-of-factor.ts';

const makeFor = ({ config, now }: AccountsDeps, tx: Transaction, userId: string) =>
  makeRecoveryCodes(tx, { userId, appSecret: config.appSecret, now: now() });

/** With the first factor: the codes to show now; none for whoever has some. */
export async function firstRecoveryCodes(deps: AccountsDeps, tx: Transaction, userId: string) {
  const { recoveryCodes } = await factorsOf(tx, userId);
  return recoveryCodes > 0 ? [] : makeFor(deps, tx, userId);
}

/** With the last factor its stand-ins go too. */
export async function settleRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  if (!hasFactor(await factorsOf(tx, userId))) await dropRecoveryCodes(tx, userId);
}

export const renewRecoveryCodes = (deps: AccountsDeps, caller: Caller, password: string) =>
  withPassword(deps, { caller, password }, async (tx) => {
    if (!hasFactor(await factorsOf(tx, caller.userId))) return refuse('second_factor_needed');
    const recovery_codes = await makeFor(deps, tx, caller.userId);
    await tellOfFactor(deps, tx, caller, 'codes_made');
    return done({ recovery_codes });
  });
