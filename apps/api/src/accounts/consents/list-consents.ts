import { moscowDay } from '@proverka/words/moments';
import type { PersonConsent } from '@proverka/contract/consent';
import { consentPurposes, consentTitles, currentVersion } from '@proverka/contract/consent-versions';
import type { Connection } from '#platform/db/transaction.ts';

/** Every document, with the person's last consent to it. */
export async function listConsents(db: Connection, userId: string, now: Date): Promise<PersonConsent[]> {
  const rows = await db
    .selectFrom('consent')
    .distinctOn('purpose')
    .select(['purpose', 'text_version', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('purpose')
    .orderBy('withdrawn_at', (place) => place.desc().nullsFirst())
    .orderBy('given_at', 'desc')
    .execute();
  const day = moscowDay(now);
  return consentPurposes.map((purpose) => {
    const last = rows.find((row) => row.purpose === purpose);
    const isInForce = last !== undefined && last.withdrawn_at === null;
    return {
      purpose,
      title: consentTitles[purpose],
      current_version: currentVersion(purpose, day),
      version: isInForce ? last.text_version : null,
      given_at: isInForce ? last.given_at.toISOString() : null,
      withdrawn_at: last?.withdrawn_at?.toISOString() ?? null,
    };
  });
}
