import type { Service, ServiceBadge } from '@proverka/brand/service';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { typeset } from '@proverka/ui-kit/typeset';
import { priceWords } from '../price-words.ts';
import { pricesQuery } from '../prices-query.ts';

const badgeWords: Readonly<Record<ServiceBadge, string>> = {
  new: 'Новое',
  recommend: 'Рекомендуем',
  'all-includes': 'Всё включено',
};

/** Services as cards with their prices; plain links, so that they work before any script. Needs `landing.css`. */
export function ServiceCards({ services }: { readonly services: readonly Service[] }) {
  const { api } = usePlatform();
  const { data: prices } = useQuery(pricesQuery(api));
  return (
    <ul className="landing-cards">
      {services.map((service) => (
        <li key={service.product_name} className="landing-card">
          <h3>
            <a href={service.path}>{typeset(service.title)}</a>
          </h3>
          {service.badge && (
            <p className={`landing-badge landing-badge-${service.badge}`}>{badgeWords[service.badge]}</p>
          )}
          <p className="landing-summary">{typeset(service.summary)}</p>
          <p className="landing-card-terms">
            <b>{priceWords(service, prices)}</b>
            <span>{typeset(service.time)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
