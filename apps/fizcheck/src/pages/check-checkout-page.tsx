import { productsQuery } from '@proverka/api-client/products';
import { serviceOf } from '@proverka/catalogue/services';
import { checkDraft } from '@proverka/order-flow/check-draft';
import { CheckOrderScreen } from '@proverka/order-flow/check-order-screen';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Container } from '@proverka/ui-kit/layout';
import { useState } from 'react';
import { CatalogueSilent } from '../features/check-checkout/catalogue-silent.tsx';
import { NotOnSale } from '../features/check-checkout/not-on-sale.tsx';
import styles from '../features/check-checkout/check-checkout.module.css';

export async function load({ queryClient, platform }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(productsQuery(platform.api));
}

export function Component() {
  const { api, brand } = usePlatform();
  const [draft] = useState(() => checkDraft().read());
  const { data: products = [], isError, isPending, refetch } = useQuery(productsQuery(api));
  const service = draft && serviceOf(brand.id, draft.product_name);
  const isOnSale = products.some(({ product_name }) => product_name === draft?.product_name);
  return (
    <Container as="main" className={styles.page}>
      <h1>Оформление проверки</h1>
      {!(draft && service) && <NothingChosen />}
      {draft && service && isOnSale && (
        <CheckOrderScreen draft={draft} products={products} editPath={service.path} />
      )}
      {service && isError && <CatalogueSilent onRetry={() => void refetch()} />}
      {service && !isOnSale && !isError && !isPending && <NotOnSale products={products} />}
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
