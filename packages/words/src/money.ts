import { groupedDigits } from './number-format.ts';
import { onFirstUse } from './on-first-use.ts';

declare const unit: unique symbol;

/** Integer kopecks. Made only by `validation/money`, so that rubles are neither added to kopecks nor shown as kopecks. */
export type Money = number & { readonly [unit]: 'kopecks' };

const short = onFirstUse(
  () =>
    new Intl.NumberFormat('ru-RU', {
      style: 'currency',
      currency: 'RUB',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
);

const wholeRubles = (size: number): string => groupedDigits(Math.trunc(size / 100));
const kopecksLeft = (size: number): string => String(size % 100).padStart(2, '0');

/** «1 299 ₽», «499,50 ₽»: kopecks only when there are any, non-breaking spaces, a minus sign instead of a hyphen. */
export function formatMoney(money: Money): string {
  const size = Math.abs(money);
  const decimals = size % 100 === 0 ? '' : `,${kopecksLeft(size)}`;
  return `${money < 0 ? '\u2212' : ''}${wholeRubles(size)}${decimals}\u00A0₽`;
}

/** «12,3 тыс. ₽», «4,5 млн ₽», «1,2 млрд ₽» for charts and lists. */
export const formatMoneyShort = (money: Money): string => short().format(money / 100);

/** «1 299,00»: a column of a bill, where kopecks always stand and the sign of the ruble is said once. */
export const formatMoneyInColumn = (money: Money): string => `${wholeRubles(money)},${kopecksLeft(money)}`;
