import type { SubjectKind } from '@proverka/contract/subject';
import type { Money } from '@proverka/words/money';
import { ZERO } from '@proverka/validation/money';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import { conclusionMarkup, guest, priceOf } from '#catalogue/pricing.domain.ts';

const conclusion = { name: 'ExpertConclusion', brand: 'person-check', components: [] } as const;

/** Only a person's check has the owner's name in separate fields; for other subjects the staff has to find it. */
export function conclusionPrice(kind: SubjectKind, metadata: ItemMetadata): Money {
  const owner = metadata.ownersData?.[0] ?? {};
  const isSeparated = kind === 'person' && Boolean(owner['last_name']) && Boolean(owner['first_name']);
  return isSeparated ? ZERO : priceOf(conclusion, guest, { markups: [conclusionMarkup] }).total;
}

const DAY_MS = 24 * 3600 * 1000;
/** Public offer: the service is rendered within seven working days. */
const WORKING_DAYS = 7;

/** The deadline; Saturdays and Sundays (Moscow time) do not count. */
export function deadlineOf(requestedAt: Date): Date {
  let at = requestedAt.getTime();
  for (let left = WORKING_DAYS; left > 0;) {
    at += DAY_MS;
    const weekday = new Date(at + 3 * 3600 * 1000).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at);
}
