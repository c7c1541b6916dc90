import { advertsByNumberQuery } from '@proverka/api-client/adverts';
import { objectQuery, planAddress } from '@proverka/api-client/objects';
import { reportPathOf } from '@proverka/catalogue/report-path';
import { isValuation, valuationProduct } from '@proverka/catalogue/valuation';
import type { ObjectPage } from '@proverka/contract/object';
import { mayBeFlat, objectKeyOf } from '@proverka/order-flow/object-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { useParams, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { momentDay } from '@proverka/words/moments';
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
import { ValuationEntry } from '../features/valuation-entry/valuation-entry.tsx';
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
      {!isDemo && !isOnlyRisk(search) && <Worth page={page} />}
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

/** What the flat is worth; nothing for what is no flat, or while that is not on sale. */
function Worth({ page }: { readonly page: ObjectPage }) {
  const { brand } = usePlatform();
  const product = page.products.find(({ product_name }) => isValuation(product_name));
  if (!product || !mayBeFlat(page)) return null;
  const report = reportToOpen(newestFirst(page.purchases), valuationProduct);
  return (
    <ValuationEntry
      objectKey={objectKeyOf(page)}
      product={product}
      owned={
        report && {
          path: reportPathOf(brand.id, report.purchase),
          day: momentDay(report.purchase.created_date),
        }
      }
    />
  );
}
