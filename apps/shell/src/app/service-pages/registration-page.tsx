import { usePlatform } from '@proverka/shell-sdk/platform';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { Link, useNavigate } from 'react-router';
import { RegisterForm } from '../auth/register-form.tsx';
import { usePanelLinks } from '../panels/use-panel-links.ts';
import { accountPath, useSitePaths } from '../navigation/site-paths.ts';
import styles from './registration-page.module.css';

/** For guests only; the form of the dialog, on a page. */
export function Component() {
  const { brand, sessionActions } = usePlatform();
  const paths = useSitePaths();
  const navigate = useNavigate();
  const openLinked = usePanelLinks();
  const goOn = async () => {
    await navigate(accountPath(paths));
  };
  const signIn = async () => {
    if (await sessionActions.askToSignIn('login')) await goOn();
  };
  return (
    <Container as="main" className={styles.page}>
      <div className={styles.words}>
        <h1>Заведите аккаунт</h1>
        <p>{typeset('Аккаунт нужен, чтобы заказы, отчёты и баланс были доступны с любого устройства.')}</p>
        <ul className={styles.reasons}>
          <li>{typeset('Заказы и отчёты — в одном списке, пока не истёк срок их хранения.')}</li>
          <li>{typeset('Чеки и уведомления о готовности приходят на почту.')}</li>
          <li>{typeset('С баланса можно оплатить любой отчёт без ввода карты.')}</li>
        </ul>
        <noscript>
          <p>
            Для регистрации нужен JavaScript. Включите его в браузере или напишите на {brand.supportEmail}.
          </p>
        </noscript>
        <p className={styles.note}>
          Не получается зарегистрироваться? Проверьте{' '}
          <Link to="/system-req/" className={linkClassName()}>
            системные требования
          </Link>{' '}
          или&nbsp;напишите на{'\u00A0'}
          <a href={`mailto:${brand.supportEmail}`} className={linkClassName()}>
            {brand.supportEmail}
          </a>
          . Вернуться{' '}
          <Link to="/" className={linkClassName()}>
            на главную
          </Link>
          .
        </p>
      </div>
      <div className={styles.form} onClickCapture={openLinked}>
        <RegisterForm headingAs="h2" onSignedIn={() => void goOn()} onChange={() => void signIn()} />
      </div>
    </Container>
  );
}
