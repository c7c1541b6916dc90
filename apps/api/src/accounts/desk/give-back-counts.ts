import { createHmac } from 'node:crypto';
import { networkOf, readAddress } from '@proverka/validation/network';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { forgetUses } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { countedUsesOf } from './counted-uses.domain.ts';
import type { CountKind } from './counted-uses.domain.ts';

interface GivenBack {
  readonly kind: CountKind;
  readonly personId: string | undefined;
  readonly address: string | undefined;
  readonly reason: string;
}

/**
 * Starts counts anew that stopped somebody who did nothing wrong: the current windows only, which are what stops. Counts of
 * known devices stay, because a device is known to its owner's browser alone; they are over within five minutes. Answered is how
 * many there were.
 */
export function giveBackCounts(
  deps: AccountsDeps,
  caller: Caller,
  { kind, personId, address: written, reason }: GivenBack,
): Promise<Result<{ counts: number }, 'person_not_found'>> {
  const address = written === undefined ? null : readAddress(written);
  return inTransaction<Result<{ counts: number }, 'person_not_found'>>(deps.db, async (tx) => {
    const person = personId === undefined ? null : await findPerson(tx, personId);
    if (person === undefined) return refuse('person_not_found');
    const at = deps.now();
    let counts = 0;
    for (const use of countedUsesOf(kind, { person, address }))
      counts += await forgetUses({ ...deps, db: tx }, use, at);
    const subject = address === null ? null : addressMark(deps, address);
    const event = { event: 'counts.given_back', ownerId: person?.id ?? null, subject, reason } as const;
    await recordEvent(deps, tx, caller, { ...event, after: { what: kind } });
    return done({ counts });
  });
}

const findPerson = (tx: Transaction, id: string) =>
  tx.selectFrom('app_user').select(['id', 'email', 'phone']).where('id', '=', id).executeTakeFirst();

/** The same address gives the same text, and the text does not tell it. */
const addressMark = ({ config }: AccountsDeps, address: string): string =>
  `address:${createHmac('sha256', config.appSecret)
    .update(`journal ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)}`;
