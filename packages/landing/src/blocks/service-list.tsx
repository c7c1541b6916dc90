import type { ServiceGroup } from '@proverka/brand/service';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { typeset } from '@proverka/ui-kit/typeset';
import { priceWords } from '../price-words.ts';
import { pricesQuery } from '../prices-query.ts';

/** Groups of services as a price list: for what stands beside the main offer. Needs `landing.css`. */
export function ServiceList({ groups }: { readonly groups: readonly ServiceGroup[] }) {
  const { api } = usePlatform();
  const { data: prices } = useQuery(pricesQuery(api));
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
