import { useNavigate, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { Tabs } from '@proverka/ui-kit/tabs';
import { CasesList } from '../features/cases-list/cases-list.tsx';
import { CaseTemplates } from '../features/case-templates/case-templates.tsx';
import styles from './page.module.css';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const part = search.get('part') === 'templates' ? 'templates' : 'queue';
  return (
    <Container as="main" className={styles.wide}>
      <h1>Обращения</h1>
      <Tabs
        label="Обращения"
        value={part}
        onValueChange={(next) =>
          void navigate(next === 'templates' ? '/admin/cases/?part=templates' : '/admin/cases/')
        }
        items={[
          { value: 'queue', label: 'Очередь', content: <CasesList /> },
          { value: 'templates', label: 'Шаблоны ответов', content: <CaseTemplates /> },
        ]}
      />
    </Container>
  );
}
