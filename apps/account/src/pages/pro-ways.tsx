import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import lists from '../page-parts/list.module.css';
import styles from './dashboard-page.module.css';

interface Way {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly link: string;
  /** Served by the API itself, outside of the router. */
  readonly document?: { readonly path: string; readonly link: string };
}

const ways: readonly Way[] = [
  {
    title: 'Проверка списком',
    text: 'Люди, компании и машины из файла или вставленных строк: цена до оплаты, итоги таблицей.',
    path: '/wholesale/',
    link: 'Загрузить список',
  },
  {
    title: 'Экспертные заключения',
    text: 'Специалист читает готовый отчёт и отвечает на ваш вопрос.',
    path: '/fizcheck-expert/#own',
    link: 'Запросить заключение',
  },
  {
    title: 'API и вебхуки',
    text: 'Заказ проверок из вашей системы и уведомление о каждом готовом отчёте.',
    path: '/user/settings/?part=api',
    link: 'Токен и вебхуки',
    document: { path: '/api/docs/', link: 'Документация' },
  },
];

/** What a business does besides single checks; on its site only. */
export function ProWays() {
  const { host } = usePlatform();
  if (host.variant !== 'pro') return null;
  return (
    <section aria-label="Для бизнеса" className={styles.ways}>
      {ways.map(({ title, text, path, link, document }) => (
        <Card key={path} className={styles.way}>
          <h2>{title}</h2>
          <p>{typeset(text)}</p>
          <p className={styles.links}>
            <Link to={path} className={linkClassName('accent', lists.target)}>
              {link}
            </Link>
            {document && (
              <a href={document.path} className={linkClassName('accent', lists.target)}>
                {document.link}
              </a>
            )}
          </p>
        </Card>
      ))}
    </section>
  );
}
