import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { RequestsList } from '../features/subject-requests/requests-list.tsx';
import styles from './page.module.css';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Container as="main" className={styles.wide}>
      <h1>Запросы о&nbsp;персональных данных</h1>
      <Tabs
        label="Запросы"
        value={search.get('list') === 'done' ? 'done' : 'open'}
        onValueChange={(next) => void navigate(`/admin/subject-requests/?list=${next}`)}
        items={[
          { value: 'open', label: 'Ждут ответа', content: <RequestsList list="open" /> },
          { value: 'done', label: 'Закрытые', content: <RequestsList list="done" /> },
        ]}
      />
    </Container>
  );
}
