import type { Money } from './money.ts';

const currency = { style: 'currency', currency: 'RUB' } as const;
const WHOLE = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', { ...currency, maximumFractionDigits: 0 });
const EXACT = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', currency);
const SHORT = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', {
  ...currency,
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** «1 299 ₽», «499,50 ₽»: kopecks only when there are some, non-breaking spaces. */
export const formatMoney = (money: Money): string => (money % 100 === 0 ? WHOLE : EXACT).format(money / 100);

/** «12,3 тыс. ₽», «4,5 млн ₽», «1,2 млрд ₽» for charts and lists. */
export const formatMoneyShort = (money: Money): string => SHORT.format(money / 100);
