import { productsQuery } from '@proverka/api-client/products';
import { badgeWords, type Service } from '@proverka/catalogue/service';
import { servicesOf } from '@proverka/catalogue/services';
import { priceWords } from '@proverka/landing/price-words';
import { pricesOf } from '@proverka/landing/prices-query';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { typeset } from '@proverka/words/typeset';

/** All services of the brand, at the catalogue's price or, while it does not answer, the listed one. */
export function HomeServices() {
  const { api, brand } = usePlatform();
  const { data: catalogue = [] } = useQuery(productsQuery(api));
  const products = useCampaignPrices(catalogue);
  const prices = pricesOf(products);
  return servicesOf(brand.id).map(({ title, items }) => (
    <div key={title} className="home-story-group">
      <h3>{title}</h3>
      <ul className="home-story-services">
        {items.map((service) => (
          <ServiceCard key={service.product_name} service={service} price={priceWords(service, prices)} />
        ))}
      </ul>
    </div>
  ));
}

function ServiceCard({ service, price }: { readonly service: Service; readonly price: string }) {
  const { title, path, summary, time, badge } = service;
  return (
    <li className="home-story-service">
      {badge && <p className={`home-story-badge home-story-badge-${badge}`}>{badgeWords[badge]}</p>}
      <h4>
        <a href={path}>{typeset(title)}</a>
      </h4>
      <p>{typeset(summary)}</p>
      <p className="home-story-terms">
        <b>{price}</b> {typeset(time)}
      </p>
    </li>
  );
}
