import { productsQuery } from '@proverka/api-client/products';
import { badgeWords, type Service } from '@proverka/catalogue/service';
import { servicesOf } from '@proverka/catalogue/services';
import type { Product } from '@proverka/contract/product';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Badge } from '@proverka/ui-kit/badge';
import { Price } from '@proverka/ui-kit/price';
import { typeset } from '@proverka/words/typeset';
import { formatMoney } from '@proverka/words/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSitePaths } from '../navigation/site-paths.ts';
import { servicePrice } from './service-price.domain.ts';
import styles from './services-dialog.module.css';

interface ServicesDialogProps {
  readonly onLeave: () => void;
}

/** The brand's services in groups; services without a page on this host are left out. */
export function ServicesDialog({ onLeave }: ServicesDialogProps) {
  const { api, brand } = usePlatform();
  const paths = useSitePaths();
  const { data: listed = [] } = useQuery(productsQuery(api));
  const catalogue = useCampaignPrices(listed);
  const groups = servicesOf(brand.id)
    .map(({ title, items }) => ({ title, items: items.filter(({ path }) => paths.has(path)) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return <p>На этом сайте услуг пока нет.</p>;
  return (
    <div className={styles.groups}>
      {groups.map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.heading}>{title}</h3>
          <ul className={styles.services}>
            {items.map((service) => (
              <li key={service.product_name + service.path}>
                <ServiceLink service={service} catalogue={catalogue} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ServiceLinkProps extends ServicesDialogProps {
  readonly service: Service;
  readonly catalogue: readonly Product[];
}

function ServiceLink({ service, catalogue, onLeave }: ServiceLinkProps) {
  const price = servicePrice(service, catalogue);
  return (
    <Link to={service.path} className={styles.service} onClick={onLeave}>
      <span className={styles.title}>
        {typeset(service.title)}{' '}
        {service.badge && <Badge kind={service.badge}>{badgeWords[service.badge]}</Badge>}
      </span>
      <span className={styles.summary}>{typeset(service.summary)}</span>
      <span className={styles.terms}>
        {price ? (
          <Price value={formatMoney(price.amount)} from={price.isFrom} size="small" />
        ) : (
          <Price value="Бесплатно" size="small" />
        )}
        <span className={styles.time}>{service.time}</span>
      </span>
    </Link>
  );
}
