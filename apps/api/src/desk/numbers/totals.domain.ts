import type { NumberTotals } from '@proverka/contract/desk-numbers';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Sums } from './sums.domain.ts';

const inRubles = (amount: number): number => toRubles(kopecks(amount));

/** Delivered in time and how long it took. */
export const viewReadiness = (sums: Sums) => ({
  delivered: sums.delivered,
  delivered_in_time: sums.delivered - sums.delivered_late,
  average_seconds: sums.delivered === 0 ? null : Math.round(sums.delivered_seconds / sums.delivered),
});

/** What was earned, and what is left of it after returns and sources. */
export const viewResult = ({ charged, given_back: back, source_cost: cost }: Sums) => ({
  charged: inRubles(charged),
  given_back: inRubles(back),
  source_cost: inRubles(cost),
  margin: inRubles(charged - back - cost),
});

export const viewTotals = (sums: Sums): NumberTotals => ({
  registered: sums.registered,
  placed: sums.placed,
  placed_sum: inRubles(sums.placed_sum),
  paid: sums.paid,
  paid_sum: inRubles(sums.paid_sum),
  topped_up: sums.topped_up,
  topped_up_sum: inRubles(sums.topped_up_sum),
  sold: sums.sold,
  failed: sums.failed,
  given_back_count: sums.given_back_count,
  asked: sums.asked,
  ...viewReadiness(sums),
  ...viewResult(sums),
});
