import { productsQuery } from '@proverka/api-client/products';
import { expectedTime } from '@proverka/order-flow/expected-time';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { SameForAll, usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { typeset } from '@proverka/words/typeset';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { listed, offered, productQuestions } from '../../content/offers.ts';
import styles from './home-offers.module.css';

/** The reports on sale, from the catalogue; at the listed prices while it does not answer. */
export const HomeOffers = () => (
  <SameForAll as="section" name="home-offers" aria-labelledby="offers" className={styles.section}>
    <Offers />
  </SameForAll>
);

function Offers() {
  const { api } = usePlatform();
  const { data: catalogue = [] } = useQuery(productsQuery(api));
  const products = useCampaignPrices(catalogue);
  return (
    <>
      <h2 id="offers">Что покажет отчёт</h2>
      <ul className={styles.offers}>
        {offered.map(({ name, title }) => {
          const product = products.find(({ product_name }) => product_name === name);
          return (
            <li key={name} className={styles.offer}>
              <p className={styles.question}>{productQuestions[name]}</p>
              <h3>{typeset(product?.product_name_ru ?? title)}</h3>
              <ul className={styles.contents}>
                {product?.metadata.contents.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className={styles.terms}>
                <b className={styles.price}>
                  {product ? formatMoney(rubles(product.product_price)) : listed.price}
                </b>
                <span>Срок: {product ? expectedTime(product.metadata.expected) : listed.time}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
