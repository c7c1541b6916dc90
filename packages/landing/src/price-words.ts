import type { Service } from '@proverka/catalogue/service';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { CataloguePrices } from './prices-query.ts';

/** «от 99 ₽», «29 ₽», «Бесплатно»: the catalogue's price, else the brand's listed one. */
export function priceWords(service: Service, prices: CataloguePrices = {}): string {
  const price = prices[service.product_name] ?? service.priceRub;
  if (price === 0) return 'Бесплатно';
  return `${service.isFromPrice ? 'от\u00A0' : ''}${formatMoney(rubles(price))}`;
}
