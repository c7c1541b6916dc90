import type { BrandId } from '@proverka/brand/host';
import type { PersonConsent } from '@proverka/contract/consent';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { hasConsent, recordConsents, withdrawConsent } from '../consent.store.ts';
import type { AccountsDeps } from '../deps.ts';
import { refuseVersions } from '../refuse-consent.ts';
import { saveSetting } from '../setting.store.ts';
import { listConsents } from './list-consents.ts';

/** Those a person may take back and still use the site. */
export type OptionalPurpose = 'third_parties' | 'news';

type Listed = { consents: PersonConsent[] };

export interface GivenConsent {
  readonly purpose: OptionalPurpose;
  readonly version: string;
  readonly brand: BrandId;
}

/** Given again while it holds, it changes nothing: the first one is the proof. */
export async function giveConsent(
  deps: AccountsDeps,
  caller: Caller,
  { purpose, version, brand }: GivenConsent,
): Promise<Result<Listed, 'consent_version_unknown' | 'consent_version_replaced'>> {
  const now = deps.now();
  const { userId, address, userAgent } = caller;
  const refusal = refuseVersions({ [purpose]: version }, now);
  if (refusal !== null) return { ok: false, refusal };
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    if (!(await hasConsent(tx, userId, purpose))) {
      const where = 'POST /person/consents';
      const given = { userId, brand, address, userAgent, where, givenAt: now };
      await recordConsents(tx, { ...given, versions: { [purpose]: version } }, deps.newId);
      const event = { event: 'consent.given', ownerId: userId, subject: purpose } as const;
      await recordEvent(deps, tx, caller, { ...event, after: { version } });
    }
    await switchNews(tx, userId, purpose, 'active');
    return done({ consents: await listConsents(tx, userId, now) });
  });
}

/** What it allowed stops with the commit: every letter and every conversion asks for it again before it goes. */
export function takeBackConsent(
  deps: AccountsDeps,
  caller: Caller,
  purpose: OptionalPurpose,
): Promise<Result<Listed, 'consent_not_given'>> {
  const now = deps.now();
  const { userId } = caller;
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    if (!(await withdrawConsent(tx, { userId, purpose, now }))) return refuse('consent_not_given');
    await switchNews(tx, userId, purpose, 'inactive');
    await recordEvent(deps, tx, caller, { event: 'consent.withdrawn', ownerId: userId, subject: purpose });
    return done({ consents: await listConsents(tx, userId, now) });
  });
}

/** The switch of letters says the same as the consent. */
async function switchNews(tx: Transaction, userId: string, purpose: OptionalPurpose, value: string) {
  if (purpose === 'news') await saveSetting(tx, userId, { key: 'notify_news', value, values: [] });
}

const lockPerson = (tx: Transaction, userId: string) =>
  tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
