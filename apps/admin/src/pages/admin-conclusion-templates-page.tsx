import { Container } from '@proverka/ui-kit/layout';
import { BackLink } from '../controls/back-link.tsx';
import { TemplatesDesk } from '../features/conclusion-templates/templates-desk.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" width={890} className={styles.page}>
      <BackLink to="/admin/conclusions/">Все заключения</BackLink>
      <h1>Шаблоны заключений</h1>
      <TemplatesDesk />
    </Container>
  );
}
