import type { Money } from './money.ts';
import { onFirstUse } from './on-first-use.ts';

const roubleFormat = (options: Intl.NumberFormatOptions) =>
  onFirstUse(() => new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', ...options }));

const whole = roubleFormat({ maximumFractionDigits: 0 });
const exact = roubleFormat({});
const short = roubleFormat({ notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });

/** «1 299 ₽», «499,50 ₽»: kopecks only when there are some, non-breaking spaces. */
export const formatMoney = (money: Money): string =>
  (money % 100 === 0 ? whole : exact)().format(money / 100);

/** «12,3 тыс. ₽», «4,5 млн ₽», «1,2 млрд ₽» for charts and lists. */
export const formatMoneyShort = (money: Money): string => short().format(money / 100);
