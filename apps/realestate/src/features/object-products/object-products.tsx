import { isValuation } from '@proverka/catalogue/valuation';
import type { Purchase } from '@proverka/contract/object';
import type { Product } from '@proverka/contract/product';
import { cheapestObjectProduct } from '@proverka/order-flow/cheapest-product';
import { expectedTime } from '@proverka/order-flow/expected-time';
import { ProductPrice } from '@proverka/order-flow/product-price';
import { checkoutPath } from '@proverka/order-flow/object-words';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { momentDay } from '@proverka/words/moments';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { CheckIcon, ClockIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import { Price } from '@proverka/ui-kit/price';
import { add, parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { isRiskProduct } from '../../content/risk-products.ts';
import { withProducts } from './checkout-query.domain.ts';
import { sellPercentOf } from './sell-percent.domain.ts';
import styles from './object-products.module.css';

interface ObjectProductsProps {
  readonly objectKey: string;
  readonly products: readonly Product[];
  /** The page's query, passed on to the checkout (specification, section 2, Route parameters). */
  readonly search: URLSearchParams;
  /** The visitor's report for a product, if there is one. */
  readonly ownedReport: (productName: string) => OwnedReport | null;
}

interface OwnedReport {
  readonly purchase: Purchase;
  readonly isDone: boolean;
}

const priceOf = ({ product_price }: Product) => parseMoney(product_price) ?? ZERO;

/** The products that can be ordered for the object; what it is worth has a place of its own on the page. */
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
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.product_name} className={styles.product}>
            <ProductOffer
              product={product}
              orderPath={orderPath([product])}
              owned={ownedReport(product.product_name)}
            />
          </li>
        ))}
      </ul>
      {isNew && plain.length > 1 && (
        <p className={styles.all}>
          <Link to={orderPath(plain)} className={buttonClassName({ size: 'large', wide: true })}>
            {plain.length === products.length ? 'Заказать всё за' : 'Заказать обе выписки за'}
            {'\u00A0'}
            {formatMoney(add(...plain.map(priceOf)))}
          </Link>
        </p>
      )}
    </section>
  );
}

interface ProductOfferProps {
  readonly product: Product;
  readonly orderPath: string;
  readonly owned: OwnedReport | null;
}

function ProductOffer({ product, orderPath, owned }: ProductOfferProps) {
  const { contents, expected } = product.metadata;
  const sellPercent = sellPercentOf(product);
  return (
    <>
      <h3 className={styles.title}>{typeset(product.product_name_ru)}</h3>
      <ul className={styles.contents}>
        {contents.map((line) => (
          <li key={line} className={styles.line}>
            <CheckIcon className={styles.sign} />
            {typeset(line)}
          </li>
        ))}
      </ul>
      <p className={styles.terms}>
        <ProductPrice product={product} />
        <span className={styles.time}>
          <ClockIcon />
          {expectedTime(expected)}
        </span>
      </p>
      {sellPercent > 0 && <p className={styles.time}>{typeset(`Для всех — на ${sellPercent} % дороже`)}</p>}
      {owned && (
        <Link
          to={`/report/${owned.purchase.order_item_id}/`}
          className={buttonClassName({ variant: 'secondary', wide: true })}
        >
          {owned.isDone ? 'Открыть имеющийся отчёт' : 'Открыть заказанный отчёт'} от{' '}
          {momentDay(owned.purchase.created_date)}
        </Link>
      )}
      <Link
        to={orderPath}
        aria-label={`${owned ? 'Заказать обновление' : 'Заказать'}: ${product.product_name_ru}`}
        className={buttonClassName({ variant: 'secondary', wide: true })}
      >
        {owned ? 'Заказать обновление' : 'Заказать'}
      </Link>
    </>
  );
}
