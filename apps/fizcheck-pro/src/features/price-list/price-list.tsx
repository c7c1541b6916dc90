import { serviceOf } from '@proverka/brand/services';
import { priceWords } from '@proverka/landing/price-words';
import { pricesQuery, type CataloguePrices } from '@proverka/landing/prices-query';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { typeset } from '@proverka/ui-kit/typeset';

/** Base prices of what companies order most. */
const productNames = [
  'CheckEmployee',
  'CheckSecurity',
  'CheckDriver',
  'CounterAgent',
  'CheckLegalEntity',
  'CheckAuto',
];

export function PriceList() {
  const { api, brand } = usePlatform();
  const { data: prices } = useQuery<CataloguePrices>(pricesQuery(api));
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
