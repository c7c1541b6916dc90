import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { useMemo } from 'react';
import { MetricsNow } from '../features/numbers/metrics-now.tsx';
import { Overview } from '../features/numbers/overview.tsx';
import { Customers, Days, Products, Sources } from '../features/numbers/parts.tsx';
import { PeriodChooser } from '../features/numbers/period-chooser.tsx';
import { useNumbers } from '../features/numbers/use-numbers.ts';
import styles from './page.module.css';

const parts = ['totals', 'days', 'products', 'sources', 'customers'] as const;

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const part = parts.find((one) => one === search.get('part')) ?? 'totals';
  const base = useMemo(() => ({ part }), [part]);
  const numbers = useNumbers(base);
  const { query, state } = numbers;
  const open = (next: string) =>
    void navigate(`?${new URLSearchParams([['part', next], ...new URLSearchParams(state.address)])}`, {
      preventScrollReset: true,
    });
  return (
    <Container as="main" className={styles.wide}>
      <h1>Показатели</h1>
      <MetricsNow />
      <PeriodChooser numbers={numbers} />
      <Tabs
        label="Показатели"
        value={part}
        onValueChange={open}
        items={[
          { value: 'totals', label: 'Итоги', content: <Overview query={query} /> },
          { value: 'days', label: 'По дням', content: <Days query={query} /> },
          { value: 'products', label: 'Услуги', content: <Products query={query} /> },
          { value: 'sources', label: 'Источники', content: <Sources query={query} /> },
          { value: 'customers', label: 'Покупатели', content: <Customers query={query} /> },
        ]}
      />
    </Container>
  );
}
