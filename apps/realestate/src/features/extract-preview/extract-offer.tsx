import type { Product } from '@proverka/contract/product';
import { expectedTime } from '@proverka/order-flow/expected-time';
import { ProductPrice } from '@proverka/order-flow/product-price';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { typeset } from '@proverka/words/typeset';
import { PreviewOffer } from '../../preview-offer/preview-offer.tsx';

export interface ExtractOfferProps {
  readonly className?: string | undefined;
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
  className,
  product: listed,
  samplePath,
  orderPath,
  objectPath,
  owned,
}: ExtractOfferProps) {
  const [product = listed] = useCampaignPrices([listed]);
  const { contents, expected } = product.metadata;
  return (
    <PreviewOffer
      className={className}
      title={typeset(product.product_name_ru)}
      lead="В отчёте об этом объекте:"
      contents={contents}
      price={<ProductPrice product={product} size="large" />}
      time={expectedTime(expected)}
      order={{ path: orderPath, words: 'Заказать отчёт' }}
      owned={owned && { path: owned.path, words: `Открыть отчёт от ${owned.day}` }}
      links={[
        { path: samplePath, words: 'Пример отчёта' },
        { path: objectPath, words: 'Все отчёты об объекте' },
      ]}
    />
  );
}
