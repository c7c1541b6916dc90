import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { restrictionOf } from '@proverka/shell-sdk/session';
import { Link, useLocation } from '@proverka/shell-sdk/router';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { maskEmail } from '@proverka/validation/email';
import { typeset } from '@proverka/words/typeset';
import styles from './restricted-notice.module.css';
import { useEmailLetter } from './use-email-letter.ts';

/** Below the header, for a visitor whose session may do little: what to do to open the account. */
export function RestrictedNotice() {
  const restricted = useSession(restrictionOf);
  const { pathname } = useLocation();
  // The page of the link says the same.
  if (restricted === null || pathname === '/verify-email/') return null;
  return (
    <Container as="section" className={styles.place} aria-label="О вашем кабинете">
      {restricted.to === 'own_order' ? (
        <EmailNotice email={restricted.email} orderId={restricted.order_id} />
      ) : (
        <PasswordNotice />
      )}
    </Container>
  );
}

function EmailNotice({ email, orderId }: { readonly email: string; readonly orderId: string | null }) {
  const { isBusy, isSent, refusal, send } = useEmailLetter();
  const { pathname } = useLocation();
  const orderPath = `/order/${orderId}/`;
  const showsOrder = orderId !== null && pathname !== orderPath;
  const actions = (
    <div className={styles.actions}>
      {showsOrder && (
        <Link to={orderPath} className={linkClassName()}>
          Мой заказ
        </Link>
      )}
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void send()}>
        Отправить ещё раз
      </Button>
    </div>
  );
  return (
    <Banner action={actions}>
      <p>
        {typeset('Мы отправили письмо на')}&nbsp;{maskEmail(email)}.{' '}
        {typeset('Подтвердите почту, чтобы открыть кабинет.')}
      </p>
      <output className={styles.outcome}>{isSent ? typeset('Письмо отправлено ещё раз.') : refusal}</output>
    </Banner>
  );
}

function PasswordNotice() {
  const { sessionActions } = usePlatform();
  const change = (
    <Button variant="secondary" size="small" onClick={() => void sessionActions.askToSignIn('login')}>
      Задать пароль
    </Button>
  );
  return (
    <Banner tone="attention" action={change}>
      <p>{typeset('Вы вошли с паролем из письма. Замените его своим, чтобы открыть кабинет.')}</p>
    </Banner>
  );
}
