import type { Product } from '@proverka/contract/product';
import { expectedTime } from '@proverka/order-flow/expected-time';
import { valuationPreviewPath } from '@proverka/order-flow/object-words';
import { ProductPrice } from '@proverka/order-flow/product-price';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { ClockIcon } from '@proverka/ui-kit/icon';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import styles from './valuation-entry.module.css';

interface ValuationEntryProps {
  readonly objectKey: string;
  readonly product: Product;
  /** The report the visitor has already, and its day in words. */
  readonly owned: { readonly path: string; readonly day: string } | null;
}

/** From a flat to what it is worth: free to look at, paid for after that. */
export function ValuationEntry({ objectKey, product: listed, owned }: ValuationEntryProps) {
  const [product = listed] = useCampaignPrices([listed]);
  return (
    <Card as="section" aria-labelledby="worth" className={styles.entry}>
      <div className={styles.words}>
        <h2 id="worth">Сколько стоит</h2>
        <p>
          {typeset(
            'Цена с границами по сделкам с похожими квартирами, поправки в рублях и срок продажи. До оплаты видно, хватает ли похожих.',
          )}
        </p>
        <p className={styles.terms}>
          <ProductPrice product={product} />
          <span className={styles.time}>
            <ClockIcon />
            {expectedTime(product.metadata.expected)}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Link to={valuationPreviewPath(objectKey)} className={buttonClassName({ wide: true })}>
          Оценить квартиру
        </Link>
        {owned && (
          <Link to={owned.path} className={linkClassName()}>
            Открыть оценку от {owned.day}
          </Link>
        )}
      </div>
    </Card>
  );
}
