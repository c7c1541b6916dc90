import type { ApiReply } from '@proverka/contract/api';
import { changeWords, metrePriceWords } from '../../adverts/advert-words.domain.ts';

type Months = ApiReply<'GET /getPriceChangeParam'>['list'];

/** The last price, and its change over a year where both months are known. */
export function housePricesWords(months: Months): string {
  const last = months.at(-1);
  if (!last) return '';
  const [year = '', month = ''] = last.month.split('-');
  const before = months.find((one) => one.month === `${Number(year) - 1}-${month}`);
  const now = `Последняя средняя цена в объявлениях дома — ${metrePriceWords(last.price_per_metre)}`;
  if (!before) return `${now}.`;
  const change = Math.round((last.price_per_metre / before.price_per_metre - 1) * 1000) / 10;
  return `${now}, за год ${changeWords(change)}.`;
}
