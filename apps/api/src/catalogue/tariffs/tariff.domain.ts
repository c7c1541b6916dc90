import type { HostEntry } from '@proverka/brand/host';
import { offerOf } from '@proverka/catalogue/offers';
import { servicesOf } from '@proverka/catalogue/services';
import type { Tariff, TariffCategory } from '@proverka/contract/tariff';
import { rubles, toRubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Catalogue } from '../catalogue.domain.ts';
import { guest, priceOf } from '../pricing.domain.ts';

/** Section 9: the basic tariff's id. */
export const basicTariffId = 0;
/** Hidden: the tariff of roles with special prices while these apply. */
export const specialTariffId = 11;

export interface TariffTerms {
  readonly simpleId: number;
  readonly name: string;
  readonly threshold: Money;
  readonly discountPercent: number;
  /** Section 9: never listed; assigned to a person or a role. */
  readonly isHidden: boolean;
}

export interface ListedProduct {
  readonly name: string;
  readonly title: string;
  /** The price on a tariff. */
  readonly priceOn: (terms: Pick<TariffTerms, 'name' | 'discountPercent'>) => Money;
  readonly isFromPrice: boolean;
}

/** Products companies buy regularly: the list of the pro hosts. */
const isForBusiness = (productName: string): boolean =>
  offerOf(productName)?.on['person-check']?.business !== undefined;

/** Section 6: product lists depend on the brand: pro, real estate or the other. */
export const categoryOf = ({ brand, variant }: HostEntry): TariffCategory =>
  brand === 'person-check' && variant === 'pro' ? 'pro' : brand;

/**
 * The services of a tariff table in the order of the brand's menus: paid ones at the catalogue's price, which is what an order
 * costs; a service that is not in the catalogue yet at the brand's own figure.
 */
export function listedProducts(category: TariffCategory, catalogue: Catalogue): ListedProduct[] {
  const brand = category === 'real-estate' ? 'real-estate' : 'person-check';
  const onSale = [...catalogue.values()].filter((product) => product.brand === brand);
  return servicesOf(brand)
    .flatMap(({ items }) => items)
    .filter(({ product_name }) => category !== 'pro' || isForBusiness(product_name))
    .map(({ product_name: name, title, priceRub, isFromPrice = false }) => {
      const known = onSale.find((one) => one.name === name);
      const product = known ?? { name, brand, components: [figure(rubles(priceRub))] };
      const priceOn: ListedProduct['priceOn'] = (terms) =>
        priceOf(product, {
          ...guest,
          tariff: { title: terms.name, discountPercent: terms.discountPercent },
        }).total;
      return { name, title: known?.nameRu ?? title, priceOn, isFromPrice };
    })
    .filter(({ priceOn }) => priceOn({ name: '', discountPercent: 0 }) > 0);
}

const figure = (price: Money) => ({ typeName: 'Base', price, isBase: true, enabled: true });

export function viewTariff(terms: TariffTerms, products: readonly ListedProduct[]): Tariff {
  return {
    tariff_simple_id: terms.simpleId,
    tariff_name: terms.name,
    tariff_title: terms.name,
    tariff_threshold: toRubles(terms.threshold),
    discount_percent: terms.discountPercent,
    product_prices: products.map(({ name, title, priceOn, isFromPrice }) => ({
      product_name: name,
      product_name_ru: title,
      price: toRubles(priceOn(terms)),
      is_from_price: isFromPrice,
    })),
  };
}
