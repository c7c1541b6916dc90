import { moscowDay } from '@proverka/words/moments';
import { currentVersion, standingOf, versionsIn } from '@proverka/contract/consent-versions';
import type { ConsentPurpose, ConsentVersions } from '@proverka/contract/consent-versions';
import type { Refusal } from '#platform/result.ts';

type ConsentRefusal = Refusal<'consent_version_unknown' | 'consent_version_replaced'>;

/**
 * Refuses versions that were never published, and those replaced while the form was open: nobody agrees to a text that does
 * not hold (152-FZ, article 9, part 1). Null when all are the current ones.
 */
export function refuseVersions(versions: ConsentVersions, now: Date): ConsentRefusal | null {
  const day = moscowDay(now);
  const named = Object.entries(versions) as [ConsentPurpose, string][];
  const standings = named.map(([purpose, version]) => ({
    purpose,
    standing: standingOf(purpose, version, day),
  }));
  if (standings.some(({ standing }) => standing === 'unknown')) return { code: 'consent_version_unknown' };
  const replaced = standings.filter(({ standing }) => standing === 'replaced');
  if (replaced.length === 0) return null;
  const consent = Object.fromEntries(replaced.map(({ purpose }) => [purpose, currentVersion(purpose, day)]));
  return { code: 'consent_version_replaced', consent };
}

/** Of any request whose body names consents. */
export function refuseConsent(body: unknown, now: Date): Refusal | null {
  const { consent } = (body ?? {}) as { readonly consent?: unknown };
  if (typeof consent !== 'object' || consent === null) return null;
  return refuseVersions(versionsIn({ ...consent }), now);
}
