import { productsQuery } from '@proverka/api-client/products';
import { serviceOf } from '@proverka/brand/services';
import { checkDraft } from '@proverka/order-flow/check-draft';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Container } from '@proverka/ui-kit/layout';
import { useState } from 'react';
import { CatalogueSilent } from '../features/check-checkout/catalogue-silent.tsx';
import { DraftSummary } from '../features/check-checkout/draft-summary.tsx';
import { NotOnSale } from '../features/check-checkout/not-on-sale.tsx';
import { OrderPlace } from '../features/check-checkout/order-place.tsx';
import styles from '../features/check-checkout/check-checkout.module.css';

export async function load({ queryClient, platform }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(productsQuery(platform.api));
}

export function Component() {
  const { api, brand } = usePlatform();
  const [draft] = useState(() => checkDraft().read());
  const { data: products = [], isError, refetch } = useQuery(productsQuery(api));
  const product = products.find(({ product_name }) => product_name === draft?.product_name);
  const service = draft && serviceOf(brand.id, draft.product_name);
  return (
    <Container as="main" width={680} className={styles.page}>
      <h1>Оформление проверки</h1>
      {draft && service ? <DraftSummary draft={draft} service={service} /> : <NothingChosen />}
      {service && isError && <CatalogueSilent onRetry={() => void refetch()} />}
      {product && <OrderPlace product={product} />}
      {service && !product && !isError && <NotOnSale products={products} />}
    </Container>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title="Здесь пока нечего оформлять"
      text="Выберите проверку и заполните её форму: введённое появится на этой странице. Данные хранятся только в той вкладке, где их ввели."
      actions={
        <Link to="/fizcheck/" className={buttonClassName()}>
          Выбрать проверку
        </Link>
      }
    />
  );
}
