import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import styles from './forbidden-page.module.css';

/** Where the Russian real-estate domain sends guests (specification, section 2, guard 8). */
export function Component() {
  const { sessionActions, brand } = usePlatform();
  return (
    <Container as="main" width={680} className={styles.page}>
      <h1>Доступ ограничен</h1>
      <p>
        {typeset('Эта версия сайта открыта только для вошедших пользователей. Войдите, чтобы продолжить.')}
      </p>
      <Button onClick={() => void sessionActions.askToSignIn('login')}>Войти</Button>
      <p className={styles.note}>
        Нет доступа или забыли пароль? Напишите на{'\u00A0'}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.{' '}
        <a href="/privacy/">Политика обработки персональных данных</a> открыта всем.
      </p>
    </Container>
  );
}
