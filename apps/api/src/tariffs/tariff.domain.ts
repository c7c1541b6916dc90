import type { HostEntry } from '@proverka/brand/host';
import { servicesOf } from '@proverka/brand/services';
import type { Tariff, TariffCategory } from '@proverka/contract/tariff';
import { kopecks, rubles, toRubles } from '@proverka/validation/money';
import type { Money } from '@proverka/validation/money';
import type { Catalogue } from '../products/catalogue.domain.ts';
import { priceOf } from '../products/pricing.domain.ts';

/** Section 9: the basic tariff's id. */
export const basicTariffId = 0;

export interface TariffTerms {
  readonly simpleId: number;
  readonly name: string;
  readonly threshold: Money;
  readonly discountPercent: number;
}

export interface PricedProduct {
  readonly name: string;
  readonly title: string;
  readonly basePrice: Money;
  readonly isFromPrice: boolean;
}

/** What a company buys again and again: the list of the pro hosts. */
const proProducts: ReadonlySet<string> = new Set([
  'CheckPerson',
  'CheckEmployee',
  'CheckDriver',
  'CheckBusinessPartner',
  'CheckSecurity',
  'CheckFssp',
  'CheckBankruptcy',
  'CreditRating',
  'CounterAgent',
  'CheckLegalEntity',
  'CheckAuto',
]);

/** Section 6: lists of products depend on the brand: pro, real estate or the other. */
export const categoryOf = ({ brand, variant }: HostEntry): TariffCategory =>
  brand === 'person-check' && variant === 'pro' ? 'pro' : brand;

/**
 * What a table of tariffs lists, in the order of the brand's menus: paid services, each at the catalogue's price, which is
 * what an order costs; a service that is not in the catalogue yet at the brand's own figure.
 */
export function pricedProducts(category: TariffCategory, catalogue: Catalogue): PricedProduct[] {
  const brand = category === 'real-estate' ? 'real-estate' : 'person-check';
  const onSale = [...catalogue.values()].filter((product) => product.brand === brand);
  return servicesOf(brand)
    .flatMap(({ items }) => items)
    .filter(({ product_name }) => category !== 'pro' || proProducts.has(product_name))
    .map(({ product_name: name, title, priceRub, isFromPrice = false }) => {
      const product = onSale.find((one) => one.name === name);
      const basePrice = product ? priceOf(product.components).total : rubles(priceRub);
      return { name, title: product?.nameRu ?? title, basePrice, isFromPrice };
    })
    .filter(({ basePrice }) => basePrice > 0);
}

/** The base price less the tariff's discount, in whole rubles, halves up, one ruble at least. */
export function tariffPrice(basePrice: Money, discountPercent: number): Money {
  if (discountPercent === 0 || basePrice === 0) return basePrice;
  const wholeRubles = Math.round((basePrice * (100 - discountPercent)) / 10_000);
  return kopecks(Math.max(1, wholeRubles) * 100);
}

export function viewTariff(terms: TariffTerms, products: readonly PricedProduct[]): Tariff {
  return {
    tariff_simple_id: terms.simpleId,
    tariff_name: terms.name,
    tariff_title: terms.name,
    tariff_threshold: toRubles(terms.threshold),
    discount_percent: terms.discountPercent,
    product_prices: products.map(({ name, title, basePrice, isFromPrice }) => ({
      product_name: name,
      product_name_ru: title,
      price: toRubles(tariffPrice(basePrice, terms.discountPercent)),
      is_from_price: isFromPrice,
    })),
  };
}
