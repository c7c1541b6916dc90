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
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Container } from '@proverka/ui-kit/layout';
import { useState } from 'react';
import styles from './object-checkout-page.module.css';

export async function load({ queryClient, platform }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(productsQuery(platform.api));
}

/** The checkout of an owner check or a credit rating, from the draft in this tab. */
export function Component() {
  const { api, brand } = usePlatform();
  const [draft] = useState(() => checkDraft().read());
  const { data: products = [], isError, refetch } = useQuery(productsQuery(api));
  const isOnSale = products.some(({ product_name }) => product_name === draft?.product_name);
  return (
    <Container as="main" className={styles.page}>
      <h1>Оформление проверки</h1>
      {draft && isOnSale && (
        <CheckOrderScreen
          draft={draft}
          products={products}
          editPath={serviceOf(brand.id, draft.product_name).path}
        />
      )}
      {isError && (
        <FailureState
          title="Не удалось узнать цену"
          text="Список услуг не ответил. Введённые данные на месте, попробуйте ещё раз."
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !isOnSale && <NothingChosen />}
    </Container>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title="Здесь пока нечего оформлять"
      text="Заполните форму проверки: введённое появится на этой странице. Данные хранятся только в той вкладке, где их ввели."
      actions={
        <Link to="/check-owner/" className={buttonClassName()}>
          Проверить собственника
        </Link>
      }
    />
  );
}
