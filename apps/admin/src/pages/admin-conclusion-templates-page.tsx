import { Link } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { TemplatesDesk } from '../features/conclusion-templates/templates-desk.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" width={890} className={styles.page}>
      <p>
        <Link to="/admin/conclusions/" className={linkClassName()}>
          Все заключения
        </Link>
      </p>
      <h1>Шаблоны заключений</h1>
      <TemplatesDesk />
    </Container>
  );
}
