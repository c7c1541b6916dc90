import type { Article } from '@proverka/contract/blog';
import type { Crumb } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import { typeset } from '@proverka/words/typeset';
import { listPath } from '../article-filter.domain.ts';
import { Crumbs } from '../crumbs.tsx';
import { formatDate } from '@proverka/words/dates';
import { readingTime } from '../words.ts';
import styles from './article.module.css';

interface ArticleHeaderProps {
  readonly article: Article;
  readonly crumbs: readonly Crumb[];
}

export function ArticleHeader({ article, crumbs }: ArticleHeaderProps) {
  const { title, author, category, published_at: publishedAt, reading_minutes: minutes } = article;
  return (
    <header className={styles.header}>
      <Crumbs crumbs={crumbs} />
      <h1>{typeset(title)}</h1>
      <p className={styles.meta}>
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        <span>{readingTime(minutes)}</span>
        <span>{author}</span>
        <Link to={listPath({ category })} className={styles.metaLink}>
          {category}
        </Link>
      </p>
    </header>
  );
}
