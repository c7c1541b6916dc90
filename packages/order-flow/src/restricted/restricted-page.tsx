import type { RestrictedSession } from '@proverka/contract/account';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Container, Stack } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './restricted-page.module.css';
import { useEmailLetter } from './use-email-letter.ts';

interface RestrictedPageProps {
  readonly restricted: RestrictedSession;
  /** The session has been loaded anew: it may do everything now. */
  readonly onOpened: () => void;
}

/** In place of a page that is closed to the visitor's session: what opens it. */
export function RestrictedPage({ restricted, onOpened }: RestrictedPageProps) {
  return (
    <Container as="main" width={680} className={styles.page} data-says-what-opens="">
      {restricted.to === 'own_order' ? (
        <ConfirmEmail restricted={restricted} />
      ) : (
        <>
          <h1>Задайте свой пароль</h1>
          <Card>
            <NewPasswordForm email={restricted.email} onChanged={onOpened} />
          </Card>
          <SignOut />
        </>
      )}
    </Container>
  );
}

function ConfirmEmail({ restricted: { email, order_id: orderId } }: Pick<RestrictedPageProps, 'restricted'>) {
  const { sessionActions } = usePlatform();
  const { isBusy, isSent, refusal, send } = useEmailLetter();
  return (
    <>
      <h1>Подтвердите почту</h1>
      <Card>
        <Stack gap={4}>
          <p>
            {typeset('Мы отправили письмо на')} {email}.{' '}
            {typeset(
              'Откройте ссылку из него: так никто, кроме вас, не попадёт в ваш личный кабинет. Заказ и отчёт по нему доступны в этом браузере и без подтверждения.',
            )}
          </p>
          <FailureNote text={refusal} />
          {isSent && <output>{typeset('Письмо отправлено ещё раз. Проверьте и папку «Спам».')}</output>}
          <div className={styles.actions}>
            {orderId !== null && (
              <Link to={`/order/${orderId}/`} className={buttonClassName()}>
                Открыть мой заказ
              </Link>
            )}
            <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
              Отправить ещё раз
            </Button>
          </div>
          <p className={styles.note}>
            {typeset('Пароль из письма тоже подходит: войдите с ним и замените его своим.')}
          </p>
          <div className={styles.actions}>
            <Button variant="quiet" size="small" onClick={() => void sessionActions.askToSignIn('login')}>
              Войти с паролем
            </Button>
            <SignOut />
          </div>
        </Stack>
      </Card>
    </>
  );
}

function SignOut() {
  const { sessionActions } = usePlatform();
  return (
    <Button variant="quiet" size="small" onClick={() => void sessionActions.logout()}>
      Выйти
    </Button>
  );
}
