import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { RightsTable } from '../features/staff/rights-table.tsx';
import { StaffDesk } from '../features/staff/staff-desk.tsx';
import styles from './page.module.css';

const parts = [
  { value: 'people', label: 'Сотрудники', content: <StaffDesk /> },
  { value: 'rights', label: 'Права ролей', content: <RightsTable /> },
];

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Container as="main" className={styles.wide}>
      <h1>Сотрудники и&nbsp;права</h1>
      <Tabs
        label="Сотрудники и права"
        value={search.get('part') === 'rights' ? 'rights' : 'people'}
        onValueChange={(part) => void navigate(part === 'rights' ? '?part=rights' : '?', { replace: true })}
        items={parts}
      />
    </Container>
  );
}
