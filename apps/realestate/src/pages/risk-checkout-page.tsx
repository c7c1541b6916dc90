import { objectQuery } from '@proverka/api-client/objects';
import { objectKeyOf } from '@proverka/order-flow/object-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useSuspenseQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useParams, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { NothingToOrder } from '../features/object-checkout/nothing-to-order.tsx';
import { productsOf } from '../features/object-products/checkout-query.domain.ts';
import { RiskCheckout } from '../features/risk-checkout/risk-checkout.tsx';
import { isRiskProduct } from '../content/risk-products.ts';
import styles from './object-checkout-page.module.css';

export async function load({ params, queryClient, platform }: PageContext): Promise<void> {
  await queryClient.ensureQueryData(objectQuery(platform.api, params['objectKey'] ?? ''));
}

export function Component() {
  const { api } = usePlatform();
  const [search] = useSearchParams();
  const { data: object } = useSuspenseQuery(objectQuery(api, useParams()['objectKey'] ?? ''));
  const objectKey = objectKeyOf(object);
  const products = object.products.filter(isRiskProduct);
  const named = productsOf(search);
  const wanted = products.find(({ product_name: name }) => named.includes(name)) ?? products[0];
  return (
    <Container as="main" className={styles.page}>
      <h1>Оформление полной проверки</h1>
      {wanted ? (
        <RiskCheckout
          key={objectKey}
          object={object}
          objectKey={objectKey}
          products={products}
          wanted={wanted.product_name}
        />
      ) : (
        <NothingToOrder objectKey={objectKey} />
      )}
    </Container>
  );
}
