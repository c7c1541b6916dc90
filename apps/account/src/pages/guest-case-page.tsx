import { useLocation } from '@proverka/shell-sdk/router';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Container } from '@proverka/ui-kit/layout';
import { GuestCase } from '../features/cases/guest-case.tsx';
import styles from './page.module.css';

export function Component() {
  const token = useLocation().hash.slice(1);
  return (
    <Container as="main" width={680} className={styles.page}>
      <h1>Обращение в&nbsp;поддержку</h1>
      {token === '' ? (
        <EmptyState
          title="Нужна ссылка из письма"
          text="Откройте её целиком из письма об обращении: без неё неизвестно, о каком обращении речь."
        />
      ) : (
        <GuestCase key={token} token={token} />
      )}
    </Container>
  );
}
