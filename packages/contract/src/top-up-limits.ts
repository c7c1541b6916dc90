import { parseMoney, toRubles } from '@proverka/validation/money';
import { cardPaymentLimits } from './card-payment.ts';

/** Rubles. Section 5: a positive number is at least 1; the maximum is the provider's for one payment. */
export const topUpLimits = {
  min: toRubles(cardPaymentLimits.min),
  max: toRubles(cardPaymentLimits.max),
} as const;

/** The mistake in a top-up amount in rubles; null for a valid one. */
export function topUpMistake(amount: number): string | null {
  if (!Number.isFinite(amount) || amount < topUpLimits.min)
    return 'Значение должно быть положительным числом';
  if (parseMoney(amount) === null && amount <= topUpLimits.max) return 'Не больше двух знаков после запятой';
  return amount > topUpLimits.max ? 'Не больше 350 000 ₽ за одно пополнение' : null;
}
