import type { Money } from './money.ts';

const currency = { style: 'currency', currency: 'RUB' } as const;
/** Made with the first amount: the language data a formatter reads would hold up every page, also one without money. */
function onFirstUse(options: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined;
  return () => (format ??= new Intl.NumberFormat('ru-RU', { ...currency, ...options }));
}

const whole = onFirstUse({ maximumFractionDigits: 0 });
const exact = onFirstUse({});
const short = onFirstUse({ notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });

/** «1 299 ₽», «499,50 ₽»: kopecks only when there are some, non-breaking spaces. */
export const formatMoney = (money: Money): string =>
  (money % 100 === 0 ? whole : exact)().format(money / 100);

/** «12,3 тыс. ₽», «4,5 млн ₽», «1,2 млрд ₽» for charts and lists. */
export const formatMoneyShort = (money: Money): string => short().format(money / 100);
