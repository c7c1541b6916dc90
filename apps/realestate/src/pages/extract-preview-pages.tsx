import { objectQuery } from '@proverka/api-client/objects';
import { checkoutPath, objectKeyOf, objectPath } from '@proverka/order-flow/object-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useSuspenseQuery } from '@proverka/shell-sdk/query';
import type { PageContext, PageModule } from '@proverka/shell-sdk/remote-module';
import { Link, useParams, useSearchParams } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Container } from '@proverka/ui-kit/layout';
import { momentDay } from '@proverka/words/moments';
import { ExtractOffer } from '../features/extract-preview/extract-offer.tsx';
import styles from './extract-preview-pages.module.css';
import { newestFirst } from '../features/object-info/merge-object-info.domain.ts';
import { objectCrumbs } from '../features/object-info/object-crumbs.ts';
import { ObjectFacts } from '../features/object-info/object-facts.tsx';
import { ObjectHeader } from '../features/object-info/object-header.tsx';
import { useObjectInfo } from '../features/object-info/use-object-info.ts';
import { withProducts } from '../features/object-products/checkout-query.domain.ts';
import { reportToOpen } from '../features/object-purchases/purchases.domain.ts';

interface ExtractParts {
  readonly productName: string;
  /** The page about what such a report is, for the tab. */
  readonly title: string;
  readonly samplePath: string;
}

const keyIn = (params: PageContext['params']) => params['objectKey'] ?? '';

/** Before payment: what is public of the object, and what this report would add. An object nobody knows is the 404 page. */
const extractPreviewPage = (parts: ExtractParts): PageModule => ({
  load: async ({ params, queryClient, platform }) => {
    await queryClient.ensureQueryData(objectQuery(platform.api, keyIn(params)));
  },
  head: ({ params, queryClient, platform }) => {
    const object = queryClient.getQueryData(objectQuery(platform.api, keyIn(params)).queryKey);
    return {
      crumbs: objectCrumbs,
      ...(object && { title: `${parts.title}: ${object.Address || object.Number}` }),
      isPrivate: true,
    };
  },
  Component: function ExtractPreviewPage() {
    const object = useObjectInfo(keyIn(useParams()));
    return (
      <Container as="main" className={styles.page}>
        <ObjectHeader object={object} isDemo={false} />
        <Offer {...parts} />
        <ObjectFacts object={object} />
      </Container>
    );
  },
});

function Offer({ productName, samplePath }: ExtractParts) {
  const { api } = usePlatform();
  const [search] = useSearchParams();
  const { data: object } = useSuspenseQuery(objectQuery(api, keyIn(useParams())));
  const product = object.products.find(({ product_name }) => product_name === productName);
  const objectKey = objectKeyOf(object);
  if (!product) {
    return (
      <EmptyState
        title="Этот отчёт сейчас не заказать"
        text="Другие отчёты об объекте — на его странице."
        actions={
          <Link to={objectPath(objectKey)} className={buttonClassName()}>
            Все отчёты об объекте
          </Link>
        }
      />
    );
  }
  const report = reportToOpen(newestFirst(object.purchases), productName);
  return (
    <ExtractOffer
      className={styles.offer}
      product={product}
      samplePath={samplePath}
      orderPath={checkoutPath(objectKey, withProducts(search, [productName]))}
      objectPath={objectPath(objectKey)}
      owned={
        report && {
          path: `/report/${report.purchase.order_item_id}/`,
          day: momentDay(report.purchase.created_date),
        }
      }
    />
  );
}

/** By route id. */
export const pages = {
  'egrn-object-of': extractPreviewPage({
    productName: 'EgrnObject',
    title: 'Выписка об объекте',
    samplePath: '/egrn-object-preview/',
  }),
  'egrn-right-list-of': extractPreviewPage({
    productName: 'EgrnRightList',
    title: 'Отчёт о переходе прав',
    samplePath: '/egrn-right-list-preview/',
  }),
} as const;
