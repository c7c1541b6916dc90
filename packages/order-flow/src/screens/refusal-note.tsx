import { Link } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import type { OrderRefusal } from '../order/order-flow.domain.ts';
import styles from './refusal-note.module.css';

interface RefusalNoteProps {
  readonly refusal: OrderRefusal | null;
  /** Offered where signing in helps. */
  readonly onSignIn: () => void;
  /** The actions for a check that was ordered a moment ago. */
  readonly already?: {
    readonly path: (orderItemId: string) => string | null;
    readonly onRefresh: () => void;
  };
}

/** A refusal of the order as a whole; refusals of a field or the total are shown there. */
export function RefusalNote({ refusal, onSignIn, already }: RefusalNoteProps) {
  if (!refusal) return null;
  if (refusal.existing && already) {
    const path = already.path(refusal.existing.orderItemId) ?? `/order/${refusal.existing.orderId}/`;
    return (
      <Banner tone="attention" live title="Эта проверка уже заказана">
        <p className={styles.text}>{refusal.text}</p>
        <div className={styles.actions}>
          <Link to={path} className={buttonClassName()}>
            Открыть отчёт
          </Link>
          <Button variant="secondary" onClick={already.onRefresh}>
            Заказать ещё раз
          </Button>
        </div>
      </Banner>
    );
  }
  const isAboutAccount = refusal.concern === 'session' || refusal.text.includes('занят');
  const signIn = isAboutAccount ? (
    <Button variant="secondary" size="small" onClick={onSignIn}>
      Войти
    </Button>
  ) : undefined;
  return (
    <Banner tone="danger" live action={signIn}>
      <p className={styles.text}>{refusal.text}</p>
    </Banner>
  );
}
