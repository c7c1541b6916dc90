import type { Product } from '@proverka/contract/product';
import { expectedTime } from '@proverka/order-flow/expected-time';
import { ProductPrice } from '@proverka/order-flow/product-price';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { CheckIcon, ClockIcon } from '@proverka/ui-kit/icon';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import styles from './extract-preview.module.css';

export interface ExtractOfferProps {
  readonly product: Product;
  readonly samplePath: string;
  readonly orderPath: string;
  /** The object's page, with every report about it. */
  readonly objectPath: string;
  /** The report the visitor has already, and its day in words. */
  readonly owned: { readonly path: string; readonly day: string } | null;
}

/** What this report would hold about this object, for how much and how soon; the order follows. */
export function ExtractOffer({
  product: listed,
  samplePath,
  orderPath,
  objectPath,
  owned,
}: ExtractOfferProps) {
  const [product = listed] = useCampaignPrices([listed]);
  const { contents, expected } = product.metadata;
  return (
    <Card as="section" aria-labelledby="offer" className={styles.offer}>
      <h2 id="offer">{typeset(product.product_name_ru)}</h2>
      <p className={styles.soft}>В отчёте об этом объекте:</p>
      <ul className={styles.contents}>
        {contents.map((line) => (
          <li key={line} className={styles.line}>
            <CheckIcon className={styles.sign} />
            {typeset(line)}
          </li>
        ))}
      </ul>
      <p className={styles.terms}>
        <ProductPrice product={product} size="large" />
        <span className={styles.time}>
          <ClockIcon />
          {expectedTime(expected)}
        </span>
      </p>
      <Link to={orderPath} className={buttonClassName({ size: 'large', wide: true })}>
        Заказать отчёт
      </Link>
      {owned && (
        <Link to={owned.path} className={buttonClassName({ variant: 'secondary', wide: true })}>
          Открыть отчёт от {owned.day}
        </Link>
      )}
      <p className={styles.links}>
        <Link to={samplePath} className={linkClassName()}>
          Пример отчёта
        </Link>
        <Link to={objectPath} className={linkClassName()}>
          Все отчёты об объекте
        </Link>
      </p>
    </Card>
  );
}
