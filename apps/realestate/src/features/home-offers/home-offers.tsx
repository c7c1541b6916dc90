import { productsQuery } from '@proverka/api-client/products';
import { expectedTime } from '@proverka/order-flow/expected-time';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';
import type { Offer } from '../../content/offers.ts';
import styles from './home-offers.module.css';

/** The reports on sale: prices and times as the catalogue has them now, as listed while it cannot be asked. */
export function HomeOffers({ offers }: { readonly offers: readonly Offer[] }) {
  const { api } = usePlatform();
  const { data: products = [] } = useQuery(productsQuery(api));
  return (
    <section aria-labelledby="offers" className={styles.section}>
      <h2 id="offers">Что покажет отчёт</h2>
      <ul className={styles.offers}>
        {offers.map((offer) => {
          const product = products.find(({ product_name }) => product_name === offer.name);
          return (
            <li key={offer.name} className={styles.offer}>
              <p className={styles.question}>{offer.question}</p>
              <h3>{product?.product_name_ru ?? offer.title}</h3>
              <ul className={styles.contents}>
                {(product?.metadata.contents ?? offer.contents).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className={styles.terms}>
                <b className={styles.price}>
                  {product ? formatMoney(parseMoney(product.product_price) ?? ZERO) : offer.price}
                </b>
                <span>Готов {product ? expectedTime(product.metadata.expected) : offer.time}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
