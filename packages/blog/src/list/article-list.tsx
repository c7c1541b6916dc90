import { articlesQuery } from '@proverka/api-client/blog';
import { refusalMessage } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Pager } from '@proverka/ui-kit/pager';
import { Skeleton } from '@proverka/ui-kit/skeleton';
import { articlesPageSize, blogPath, filterOf, listPath, type ListView } from '../article-filter.domain.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './list.module.css';

export function ArticleList({ view }: { readonly view: ListView }) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...articlesQuery(api, filterOf(view)),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  if (data === undefined) {
    if (error === null) return <ListSkeleton />;
    return (
      <FailureState
        title="Не удалось загрузить статьи"
        text={refusalMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingAs="h3"
      />
    );
  }
  if (data.articles.length === 0) return <NothingHere />;
  const pageHref = (page: number) => listPath({ ...view, page });
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <ul className={styles.articles}>
        {data.articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <Pager
        label="Страницы статей"
        page={view.page}
        pageCount={Math.ceil(data.total / articlesPageSize)}
        hrefOf={pageHref}
        onPageChange={(page) => void navigate(pageHref(page))}
      />
    </div>
  );
}

function NothingHere() {
  return (
    <EmptyState
      headingAs="h3"
      title="Таких статей нет"
      text="Попробуйте другое слово из заголовка или выберите рубрику."
      actions={
        <Link to={blogPath} className={buttonClassName()}>
          Все статьи
        </Link>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list} aria-busy>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="card" />
      ))}
    </div>
  );
}
