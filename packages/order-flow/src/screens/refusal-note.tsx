import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import type { OrderRefusal } from '../order/order-flow.domain.ts';
import styles from './refusal-note.module.css';

interface RefusalNoteProps {
  readonly refusal: OrderRefusal | null;
  /** Offered where signing in helps. */
  readonly onSignIn: () => void;
}

/** A refusal of the order as a whole; what belongs to a field or to the sum is said there. */
export function RefusalNote({ refusal, onSignIn }: RefusalNoteProps) {
  if (!refusal) return null;
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
