import { useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { BackLink } from '../controls/back-link.tsx';
import { AdvanceReturn } from '../features/advance-return/advance-return.tsx';
import { ItemReturns } from '../features/item-returns/item-returns.tsx';
import { OrderScreen } from '../features/order-page/order-screen.tsx';
import { OwnerSettings } from '../features/owner-settings/owner-settings.tsx';
import styles from './page.module.css';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Container as="main" className={styles.page}>
      <BackLink to="/admin/orders/">Все заказы</BackLink>
      <h1>Заказ</h1>
      <OrderScreen id={id} Advance={AdvanceReturn} Settings={OwnerSettings} />
      <ItemReturns orderId={id} />
    </Container>
  );
}
