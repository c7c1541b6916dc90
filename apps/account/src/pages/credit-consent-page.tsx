import { useLocation } from '@proverka/shell-sdk/router';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Container } from '@proverka/ui-kit/layout';
import { CreditConsent } from '../features/credit-consent/credit-consent.tsx';
import styles from './page.module.css';

export function Component() {
  const token = useLocation().hash.slice(1);
  return (
    <Container as="main" width={680} className={styles.page}>
      <h1>Согласие на&nbsp;кредитный отчёт</h1>
      {token === '' ? (
        <EmptyState
          title="Нужна ссылка из сообщения"
          text="Откройте её целиком из SMS или письма: без неё неизвестно, о каком запросе речь."
        />
      ) : (
        <CreditConsent token={token} />
      )}
    </Container>
  );
}
