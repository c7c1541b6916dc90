import { ZERO, percentOf, rubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';

/** What the first top-up of a referred user earns. */
export interface PartnerTerms {
  readonly rewardPercent: number;
  readonly minTopUp: Money;
}

/** Section 9: half of the first top-up of at least 5000 rubles. */
export const usualTerms: PartnerTerms = { rewardPercent: 50, minTopUp: rubles(5000) };

/** Zero for a top-up below the least. */
export const rewardOn = (topUp: Money, { rewardPercent, minTopUp }: PartnerTerms): Money =>
  topUp < minTopUp ? ZERO : percentOf(topUp, rewardPercent);
