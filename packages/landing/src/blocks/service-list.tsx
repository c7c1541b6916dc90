import type { ServiceGroup } from '@proverka/catalogue/service';
import { typeset } from '@proverka/words/typeset';
import { useCataloguePrices } from '../catalogue-prices.ts';
import { priceWords } from '../price-words.ts';

/** Groups of services as a price list, for secondary offers. Needs `landing.css`. */
export function ServiceList({ groups }: { readonly groups: readonly ServiceGroup[] }) {
  const prices = useCataloguePrices();
  return (
    <div className="landing-lists">
      {groups.map(({ title, items }) => (
        <div key={title} className="landing-list">
          <h3>{title}</h3>
          <ul>
            {items.map((service) => (
              <li key={service.product_name}>
                <a href={service.path}>{typeset(service.title)}</a>
                <span>{priceWords(service, prices)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
