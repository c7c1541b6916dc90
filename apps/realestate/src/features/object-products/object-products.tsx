import { isValuation } from '@proverka/catalogue/valuation';
import type { Product } from '@proverka/contract/product';
import { cheapestObjectProduct } from '@proverka/order-flow/cheapest-product';
import { checkoutPath } from '@proverka/order-flow/object-words';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Price } from '@proverka/ui-kit/price';
import { add, parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import { isRiskProduct } from '../../content/risk-products.ts';
import { withProducts } from './checkout-query.domain.ts';
import styles from './object-products.module.css';
import type { OwnedReport } from './owned-report.ts';
import { ProductComparison } from './product-comparison.tsx';
import { timesNote } from './times-note.domain.ts';

interface ObjectProductsProps {
  readonly objectKey: string;
  readonly products: readonly Product[];
  /** The page's query, passed on to the checkout (specification, section 2, Route parameters). */
  readonly search: URLSearchParams;
  /** The visitor's report for a product, if there is one. */
  readonly ownedReport: (productName: string) => OwnedReport | null;
}

const priceOf = ({ product_price }: Product) => parseMoney(product_price) ?? ZERO;

/** The products that can be ordered for the object, compared; what it is worth has a place of its own on the page. */
export function ObjectProducts({ objectKey, products: listed, search, ownedReport }: ObjectProductsProps) {
  const products = useCampaignPrices(listed).filter(({ product_name }) => !isValuation(product_name));
  const orderPath = (ordered: readonly Product[]) =>
    checkoutPath(
      objectKey,
      withProducts(
        search,
        ordered.map(({ product_name }) => product_name),
      ),
    );
  const plain = products.filter((product) => !isRiskProduct(product));
  const cheapest = cheapestObjectProduct(products);
  const isNew = plain.every(({ product_name }) => ownedReport(product_name) === null);
  return (
    <section aria-labelledby="products" className={styles.section}>
      <div className={styles.head}>
        <h2 id="products">Заказать отчёт</h2>
        {cheapest && <Price from value={formatMoney(priceOf(cheapest))} />}
      </div>
      {products.length === 0 && <p>Для этого объекта сейчас нет доступных отчётов.</p>}
      {products.length > 0 && (
        <>
          <ProductComparison
            objectKey={objectKey}
            products={products}
            orderPath={(product) => orderPath([product])}
            ownedReport={ownedReport}
          />
          <p className={styles.note}>{typeset(timesNote(products))}</p>
        </>
      )}
      {isNew && plain.length > 1 && (
        <p className={styles.all}>
          <Link
            to={orderPath(plain)}
            className={buttonClassName({ variant: 'secondary', size: 'large', wide: true })}
          >
            {plain.length === products.length ? 'Заказать всё за' : 'Заказать обе выписки за'}
            {'\u00A0'}
            {formatMoney(add(...plain.map(priceOf)))}
          </Link>
        </p>
      )}
    </section>
  );
}
