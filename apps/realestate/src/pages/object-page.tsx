import { advertsByNumberQuery } from '@proverka/api-client/adverts';
import { objectQuery, planAddress } from '@proverka/api-client/objects';
import { objectKeyOf } from '@proverka/order-flow/object-words';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { useParams, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { demoKey } from '../content/demo-key.ts';
import { demoObject } from '../content/demo-object.ts';
import { DealEntry } from '../features/deal-entry/deal-entry.tsx';
import { ObjectAdverts } from '../features/object-adverts/object-adverts.tsx';
import { objectCrumbs } from '../features/object-info/object-crumbs.ts';
import { objectDescription } from '../features/object-info/object-description.domain.ts';
import { ObjectFacts } from '../features/object-info/object-facts.tsx';
import { ObjectHeader } from '../features/object-info/object-header.tsx';
import { ObjectUnknowns } from '../features/object-info/object-unknowns.tsx';
import { newestFirst } from '../features/object-info/merge-object-info.domain.ts';
import { useObjectInfo } from '../features/object-info/use-object-info.ts';
import { ObjectPlan } from '../features/object-plan/object-plan.tsx';
import { DemoProducts } from '../features/object-products/demo-products.tsx';
import { ObjectProducts } from '../features/object-products/object-products.tsx';
import { ObjectPurchases } from '../features/object-purchases/object-purchases.tsx';
import { reportToOpen } from '../features/object-purchases/purchases.domain.ts';
import { isOnlyRisk, isRiskProduct } from '../content/risk-products.ts';
import styles from './object-page.module.css';

const infoQuery = ({ params, platform }: PageContext) => objectQuery(platform.api, params['objectKey'] ?? '');

export async function load(context: PageContext): Promise<void> {
  const query = infoQuery(context);
  if (context.params['objectKey'] === demoKey) context.queryClient.setQueryData(query.queryKey, demoObject);
  else {
    const { Number: number } = await context.queryClient.ensureQueryData(query);
    // Not awaited: whether the object is on sale must not hold its page up.
    if (number !== '')
      void context.queryClient.prefetchQuery(advertsByNumberQuery(context.platform.api, number));
  }
}

export function head(context: PageContext): PageHead {
  const info = context.queryClient.getQueryData(infoQuery(context).queryKey);
  if (!info) return {};
  const name = info.Address || `Объект ${info.Number}`;
  return {
    title: name,
    description: objectDescription(info),
    crumbs: objectCrumbs,
    // An unknown address is one visitor's input; an object of the register is a page for everybody.
    isPrivate: info.Number === '',
  };
}

const planOrigin = (objectKey: string) => ({
  objectKey,
  addressOf: (width: 'wide' | 'narrow') => planAddress(objectKey, width),
});

export function Component() {
  const key = useParams()['objectKey'] ?? '';
  const [search] = useSearchParams();
  const object = useObjectInfo(key);
  const { page } = object;
  const isDemo = key === demoKey;
  const purchases = newestFirst(page.purchases);
  return (
    <Container as="main" className={styles.page}>
      <ObjectHeader object={object} isDemo={isDemo} />
      {isDemo ? (
        <DemoProducts />
      ) : (
        <ObjectProducts
          objectKey={objectKeyOf(page)}
          products={isOnlyRisk(search) ? page.products.filter(isRiskProduct) : page.products}
          search={search}
          ownedReport={(productName) => reportToOpen(purchases, productName)}
        />
      )}
      <div className={styles.about}>
        {!isDemo && <DealEntry objectKey={objectKeyOf(page)} address={page.Address} />}
        <ObjectPurchases purchases={purchases} products={page.products} />
        <ObjectFacts object={object} />
        {!isDemo && page.Number !== '' && <ObjectAdverts number={page.Number} />}
        <ObjectPlan
          plan={page.object?.plan}
          full={object.full}
          origin={isDemo ? null : planOrigin(objectKeyOf(page))}
        />
        <ObjectUnknowns />
      </div>
    </Container>
  );
}
