import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';

/** «12 400 000 ₽»: values have no kopecks. */
export const wholeRubles = (amount: number): string => formatMoney(rubles(Math.round(amount)));

/** «+450 000 ₽», «−120 000 ₽». */
export const signedRubles = (amount: number): string => `${amount > 0 ? '+' : ''}${wholeRubles(amount)}`;
