import { objectQuery } from '@proverka/api-client/objects';
import { isValuation } from '@proverka/catalogue/valuation';
import { checkoutPath, mayBeFlat, objectKeyOf, riskCheckoutPath } from '@proverka/order-flow/object-words';
import { ObjectOrderScreen } from '@proverka/order-flow/object-order-screen';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useSuspenseQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useParams, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { demoKey } from '../content/demo-key.ts';
import { lastKnownKey } from '../features/object-checkout/last-known-key.ts';
import { NothingToOrder } from '../features/object-checkout/nothing-to-order.tsx';
import { productsOf } from '../features/object-products/checkout-query.domain.ts';
import { isOnlyRisk, isRiskProduct } from '../content/risk-products.ts';
import { wordOf } from '../valued-flat/word-in-address.domain.ts';
import styles from './object-checkout-page.module.css';

/** Without a key, the object viewed last is meant; without one there is nothing to order. */
export async function load({ params, search, queryClient, platform }: PageContext): Promise<void> {
  const key = params['objectKey'] ?? '';
  if (key === '' || key === demoKey) {
    const known = key === '' ? lastKnownKey(queryClient) : '';
    throw redirectTo(known === '' ? '/' : checkoutPath(known, search.toString()));
  }
  // Products about owners have a checkout of their own.
  const wantsRisk = productsOf(search).some((name) => isRiskProduct({ product_name: name }));
  if (wantsRisk || isOnlyRisk(search)) throw redirectTo(riskCheckoutPath(key, search.toString()));
  await queryClient.ensureQueryData(objectQuery(platform.api, key));
}

const redirectTo = (location: string) => new Response(null, { status: 302, headers: { location } });

export function Component() {
  const { api } = usePlatform();
  const key = useParams()['objectKey'] ?? '';
  const [search] = useSearchParams();
  const { data: object } = useSuspenseQuery(objectQuery(api, key));
  const objectKey = objectKeyOf(object);
  const products = object.products.filter(
    (product) => !isRiskProduct(product) && (!isValuation(product.product_name) || mayBeFlat(object)),
  );
  const isEmpty = products.length === 0;
  return (
    <Container as="main" className={styles.page}>
      <h1>Оформление заказа</h1>
      {isEmpty ? (
        <NothingToOrder objectKey={objectKey} />
      ) : (
        <ObjectOrderScreen
          key={objectKey}
          object={object}
          objectKey={objectKey}
          products={products}
          preselected={productsOf(search)}
          word={wordOf(search)}
        />
      )}
    </Container>
  );
}
