import { ownTopCustomersQuery } from '@proverka/api-client/desk-numbers';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { PeriodChooser } from '../features/numbers/period-chooser.tsx';
import { TopCustomers } from '../features/numbers/top-customers.tsx';
import { useNumbers } from '../features/numbers/use-numbers.ts';
import { OwnCustomers } from '../features/own-customers/own-customers.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Мои клиенты</h1>
      <Tabs
        label="Мои клиенты"
        items={[
          { value: 'all', label: 'Все', content: <OwnCustomers /> },
          { value: 'top', label: 'Кто больше заплатил', content: <OwnTop /> },
        ]}
      />
    </Container>
  );
}

function OwnTop() {
  const { api } = usePlatform();
  const numbers = useNumbers();
  const found = useQuery({ ...ownTopCustomersQuery(api, numbers.query), retry: false });
  return (
    <div className={styles.wide}>
      <PeriodChooser numbers={numbers} />
      <TopCustomers query={numbers.query} found={found} />
    </div>
  );
}
