import { offersOn } from '@proverka/catalogue/offers';
import { serviceOf } from '@proverka/catalogue/services';
import { useCataloguePrices } from '@proverka/landing/catalogue-prices';
import { priceWords } from '@proverka/landing/price-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { typeset } from '@proverka/words/typeset';

/** Base prices of what companies order most. */
const productNames = offersOn('person-check')
  .flatMap(({ product, terms }) =>
    terms.business?.place === undefined ? [] : [{ name: product.name, place: terms.business.place }],
  )
  .toSorted((one, other) => one.place - other.place)
  .map(({ name }) => name);

export function PriceList() {
  const { brand } = usePlatform();
  const prices = useCataloguePrices();
  return (
    <dl className="pro-prices">
      {productNames.map((name) => {
        const service = serviceOf(brand.id, name);
        return (
          <div key={name} className="pro-price">
            <dt>
              <a href={service.path}>{typeset(service.title)}</a>
            </dt>
            <dd>{priceWords(service, prices)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
