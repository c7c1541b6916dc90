import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { Link, notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { isId } from '@proverka/validation/id';
import { CaseScreen } from '../features/case-page/case-screen.tsx';
import styles from './page.module.css';

export function load({ params }: PageContext): void {
  if (!isId(params['id'] ?? '')) throw notFound();
}

export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" className={styles.wide}>
      <p>
        <Link to="/admin/cases/" className={linkClassName()}>
          Все обращения
        </Link>
      </p>
      <CaseScreen key={id} id={id} />
    </Container>
  );
}
