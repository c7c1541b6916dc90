import { Link } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { ConclusionsList } from '../features/conclusions-list/conclusions-list.tsx';
import styles from './page.module.css';

export function Component() {
  return (
    <Container as="main" className={styles.wide}>
      <h1>Заключения</h1>
      <p>
        <Link to="/admin/conclusions/templates/" className={linkClassName()}>
          Шаблоны заключений
        </Link>
      </p>
      <ConclusionsList />
    </Container>
  );
}
