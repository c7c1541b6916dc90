import { Container } from '@proverka/ui-kit/layout';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Link } from 'react-router';
import { useSitePaths } from '../navigation/site-paths.ts';
import styles from './error-page.module.css';

interface ErrorPageProps {
  readonly status: number;
  /** Shown under the heading when the error has a message of its own. */
  readonly message: string;
}

/** Links of the specification's error page, section 2; of several paths, the first that this host has. */
const links: readonly { readonly title: string; readonly path: string; readonly instead?: string }[] = [
  { title: 'Рыночная оценка', path: '/valuation/' },
  { title: 'Проверка человека', path: '/check-person/', instead: '/check-owner/' },
  { title: 'Кредитный рейтинг', path: '/credit-rating/' },
  { title: 'История продаж', path: '/sale-history/' },
  { title: 'Мои заказы', path: '/user/orders/' },
  { title: 'Баланс', path: '/user/balance/' },
  { title: 'Тарифы', path: '/tariff/' },
  { title: 'Настройки', path: '/user/settings/' },
];

export function ErrorPage({ status, message }: ErrorPageProps) {
  const paths = useSitePaths();
  const shown = links.flatMap(({ title, path, instead = path }) => {
    const there = [path, instead].find(paths.has);
    return there === undefined ? [] : [{ title, path: there }];
  });
  return (
    <Container as="main" width={890} className={styles.page}>
      <p className={styles.status}>{status}</p>
      <h1>{status === 404 ? 'Страница не найдена...' : 'Произошла ошибка, мы уже решаем эту проблему'}</h1>
      {message !== '' && <p>{message}</p>}
      {status === 503 && (
        <p>Раздел временно недоступен, остальные страницы работают. Обновите страницу через минуту.</p>
      )}
      <p>
        <Link to="/" reloadDocument={status !== 404} className={buttonClassName()}>
          На главную
        </Link>
      </p>
      {shown.length > 0 && (
        <nav aria-label="Другие разделы">
          <ul className={styles.links}>
            {shown.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} className={linkClassName()}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Container>
  );
}
