import type { Service } from '@proverka/catalogue/service';
import { servicesOf } from '@proverka/catalogue/services';
import { offerOf } from '@proverka/catalogue/offers';
import type { Product } from '@proverka/contract/product';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import styles from './check-checkout.module.css';

interface NotOnSaleProps {
  /** Checks that can be ordered now. */
  readonly products: readonly Product[];
}

/** The truth about a check nobody can order now, and what can be done instead. */
export function NotOnSale({ products }: NotOnSaleProps) {
  const { brand } = usePlatform();
  // What answers on its own page is no order, so that no catalogue lists it.
  const isWorking = ({ product_name: name }: Service) =>
    offerOf(name)?.ownForm === 'passport' || products.some(({ product_name }) => product_name === name);
  const working = servicesOf(brand.id).flatMap(({ items }) => items.filter(isWorking));
  return (
    <>
      <Banner tone="attention" title="Эту проверку сейчас нельзя заказать">
        <p>
          {typeset(
            `Заказы на неё не принимаются. Введённые данные никуда не отправлены и исчезнут, когда вы закроете вкладку.`,
          )}
        </p>
      </Banner>
      <section aria-labelledby="working-checks">
        <h2 id="working-checks" className={styles.subtitle}>
          Что работает сейчас
        </h2>
        <ul className={styles.links}>
          {working.map(({ title, path, product_name }) => (
            <li key={product_name}>
              <Link to={path} className={linkClassName()}>
                {typeset(title)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
