import { homeOf } from '#platform/public-url.ts';
import { asPerson } from '#platform/audit/actor.ts';
import type { BrandId } from '@proverka/brand/host';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import { familiarityOf, rememberPlace } from '../known-place.store.ts';
import type { PlaceKeys } from '../known-place.store.ts';
import type { SignedIn } from '../register.ts';
import { newDevice } from '../second-factor/letters.domain.ts';
import { openSession } from '../session.store.ts';
import type { Visit } from '../session.store.ts';
import { proveByMailedPassword } from './mailed-password.ts';

export interface ProvenLogin {
  readonly account: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly role: number;
    readonly brand: BrandId;
    readonly registration_url: string;
    readonly password_hash: string;
  };
  /** A password from a letter, which has to be replaced. */
  readonly isMailed: boolean;
  /** Of the reset whose password was given. */
  readonly resetHash: string | null;
  readonly isRemembered: boolean;
  readonly visit: Visit;
  readonly keys: PlaceKeys;
}

/** The session of somebody who has shown everything that the account asks for; null when the password changed meanwhile. */
export async function finishLogin(
  deps: AccountsDeps,
  tx: Transaction,
  { account, isMailed, resetHash, isRemembered, visit, keys }: ProvenLogin,
): Promise<SignedIn | null> {
  const now = deps.now();
  const isStill = isMailed
    ? await proveByMailedPassword(deps, tx, account, resetHash, asPerson(visit, account))
    : await isStillPassword(tx, account.id, account.password_hash);
  if (!isStill) return null;
  if (!isMailed && (await familiarityOf(tx, account.id, keys)) === 'stranger') {
    await tellOfNewPlace(deps, tx, account, visit);
  }
  await rememberPlace(tx, account.id, keys, now);
  const restriction = isMailed ? ({ to: 'password_change' } as const) : null;
  const session = await openSession(tx, account.id, isRemembered, now, visit, restriction);
  return { person: account, session };
}

const tellOfNewPlace = (
  deps: AccountsDeps,
  tx: Transaction,
  account: ProvenLogin['account'],
  { address }: Visit,
) =>
  queueLetter(deps, tx, {
    reason: `new-device:${account.id}:${deps.newId()}`,
    brand: account.brand,
    recipient: account.email,
    letter: newDevice(homeOf(deps.config, account), '', { when: deps.now(), address }),
  });

/** Locks the account, so that a change of the password waits and then ends the session opened here. */
async function isStillPassword(tx: Transaction, userId: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
