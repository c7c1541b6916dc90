import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';

/** Rubles of the wire as the desk shows them: «499,50 ₽». */
export const sumWords = (rubles: number): string => formatMoney(kopecks(Math.round(rubles * 100)));
