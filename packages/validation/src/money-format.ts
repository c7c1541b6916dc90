import type { Money } from './money.ts';
import { groupedDigits } from './number-format.ts';
import { onFirstUse } from './on-first-use.ts';

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

/** «1 299 ₽», «499,50 ₽»: kopecks only when there are any, non-breaking spaces, a minus sign instead of a hyphen. */
export function formatMoney(money: Money): string {
  const size = Math.abs(money);
  const rest = size % 100;
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${money < 0 ? '\u2212' : ''}${groupedDigits(Math.trunc(size / 100))}${decimals}\u00A0₽`;
}

/** «12,3 тыс. ₽», «4,5 млн ₽», «1,2 млрд ₽» for charts and lists. */
export const formatMoneyShort = (money: Money): string => short().format(money / 100);
