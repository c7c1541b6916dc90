import { parseMoney, toRubles } from '@proverka/validation/money';
import { cardPaymentLimits } from './card-payment.ts';

/** Rubles. Section 5: a positive number is at least 1; the most is what the provider takes in one payment. */
export const topUpLimits = {
  min: toRubles(cardPaymentLimits.min),
  max: toRubles(cardPaymentLimits.max),
} as const;

/** What is wrong with an amount to top up by, in rubles; null when nothing is. */
export function topUpMistake(amount: number): string | null {
  if (!Number.isFinite(amount) || amount < topUpLimits.min)
    return 'Значение должно быть положительным числом';
  if (parseMoney(amount) === null && amount <= topUpLimits.max) return 'Не больше двух знаков после запятой';
  return amount > topUpLimits.max ? 'Не больше 350 000 ₽ за одно пополнение' : null;
}
