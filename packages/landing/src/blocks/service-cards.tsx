import { badgeWords, type Service } from '@proverka/catalogue/service';
import { typeset } from '@proverka/words/typeset';
import { useCataloguePrices } from '../catalogue-prices.ts';
import { priceWords } from '../price-words.ts';

/** Services as cards with prices; plain links, so that they work without a script. Needs `landing.css`. */
export function ServiceCards({ services }: { readonly services: readonly Service[] }) {
  const prices = useCataloguePrices();
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
