import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';

/** «960 000 ₽»: adverts give whole rubles. */
export const rubleWords = (rubles: number): string => formatMoney(kopecks(Math.round(rubles) * 100));
