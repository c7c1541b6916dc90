import { objectQuery } from '@proverka/api-client/objects';
import { reportPathOf } from '@proverka/catalogue/report-path';
import { valuationProduct } from '@proverka/catalogue/valuation';
import { expectedTime } from '@proverka/order-flow/expected-time';
import { checkoutPath, objectKeyOf } from '@proverka/order-flow/object-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useSuspenseQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { useParams, useSearchParams } from '@proverka/shell-sdk/router';
import { momentDay } from '@proverka/words/moments';
import { newestFirst } from '../features/object-info/merge-object-info.domain.ts';
import { withProducts } from '../features/object-products/checkout-query.domain.ts';
import { reportToOpen } from '../features/object-purchases/purchases.domain.ts';
import { ValuationPreview } from '../features/valuation-preview/valuation-preview.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { withWord, wordOf } from '../valued-flat/word-in-address.domain.ts';

const crumbs = [{ title: 'Рыночная оценка', path: '/valuation/' }];

const keyIn = (params: PageContext['params']) => params['objectKey'] ?? '';

/** What nobody knows is not estimated: the page asks for that itself, once there is an object. */
export async function load({ params, queryClient, platform }: PageContext): Promise<void> {
  await queryClient.ensureQueryData(objectQuery(platform.api, keyIn(params)));
}

export function head({ params, queryClient, platform }: PageContext): PageHead {
  const object = queryClient.getQueryData(objectQuery(platform.api, keyIn(params)).queryKey);
  return object ? { title: `Рыночная оценка: ${object.Address || object.Number}`, crumbs } : { crumbs };
}

export function Component() {
  const { api, brand } = usePlatform();
  const key = keyIn(useParams());
  const [search, setSearch] = useSearchParams();
  const { data: object } = useSuspenseQuery(objectQuery(api, key));
  const objectKey = objectKeyOf(object);
  const product = object.products.find(({ product_name }) => product_name === valuationProduct);
  const report = reportToOpen(newestFirst(object.purchases), valuationProduct);
  return (
    <PageFrame
      crumbs={crumbs}
      title="Сколько стоит квартира"
      shortTitle={object.Number || object.Address}
      lead={object.Address || `Объект ${object.Number}`}
    >
      <ValuationPreview
        key={key}
        objectKey={key}
        word={wordOf(search)}
        onWord={(word) => setSearch(withWord(search, word), { replace: true, preventScrollReset: true })}
        time={product ? expectedTime(product.metadata.expected) : ''}
        orderPath={checkoutPath(objectKey, withProducts(search, [valuationProduct]))}
        owned={
          report && {
            path: reportPathOf(brand.id, report.purchase),
            day: momentDay(report.purchase.created_date),
          }
        }
      />
    </PageFrame>
  );
}
