import { articlesQuery, tagsQuery } from '@proverka/api-client/blog';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { notFound, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import { filterOf, isFiltered, listView } from './article-filter.domain.ts';
import { Crumbs } from './crumbs.tsx';
import { ArticleList } from './list/article-list.tsx';
import { Categories, Tags } from './list/subjects.tsx';
import { TitleSearch } from './list/title-search.tsx';
import styles from './blog-list-page.module.css';

/** The server answers 503 without a list; in the browser the page shows the error and a retry button. */
export async function load({ queryClient, platform: { api }, search }: PageContext): Promise<void> {
  const view = listView(search);
  const isOnServer = typeof document === 'undefined';
  const articles = queryClient.ensureQueryData(articlesQuery(api, filterOf(view)));
  const [list] = await Promise.all([
    isOnServer ? articles : articles.catch(() => null),
    queryClient.prefetchQuery(tagsQuery(api)),
  ]);
  if (view.page > 1 && list?.articles.length === 0)
    throw notFound('На этой странице статей нет. Все статьи — с первой страницы блога.');
}

export function head({ search }: PageContext): PageHead {
  const view = listView(search);
  const subject = view.tag || view.category;
  const title = subject ? `Блог: ${subject}` : 'Блог о проверках';
  return {
    title: view.page > 1 ? `${title}, страница ${view.page}` : title,
    ...(view.page > 1 && !isFiltered(view) ? { canonicalSearch: `?page=${view.page}` } : {}),
    // Search results are not indexed.
    ...(view.title ? { isPrivate: true } : {}),
  };
}

export function Component() {
  const view = listView(useSearchParams()[0]);
  return (
    <Container as="main" className={styles.page}>
      <header className={styles.header}>
        <Crumbs crumbs={[]} />
        <h1>Блог</h1>
        <p className={styles.lead}>
          {typeset('Как читать реестры и документы, что в них есть и чего они не скажут.')}
        </p>
      </header>
      <TitleSearch key={view.title} view={view} />
      <Categories current={view.category} />
      <section aria-labelledby="articles" className={styles.articles}>
        <h2 id="articles" className={isFiltered(view) ? styles.found : styles.all}>
          {headingOf(view)}
        </h2>
        <ArticleList view={view} />
      </section>
      <Tags current={view.tag} />
    </Container>
  );
}

function headingOf({ title, category, tag }: ReturnType<typeof listView>): string {
  const subjects = [category, tag && `метка «${tag}»`, title && `в заголовке «${title}»`].filter(Boolean);
  return subjects.length > 0 ? `Статьи: ${subjects.join(', ')}` : 'Все статьи';
}
