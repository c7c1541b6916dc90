import type { ArticleSummary } from '@proverka/contract/blog';
import { Link } from '@proverka/shell-sdk/router';
import { typeset } from '@proverka/words/typeset';
import { articlePath } from '../article-filter.domain.ts';
import { formatDate } from '@proverka/words/dates';
import { averageWords, ratingCount, readingTime } from '../words.ts';
import styles from './list.module.css';

export function ArticleCard({ article }: { readonly article: ArticleSummary }) {
  const { id, title, description, category, published_at: publishedAt, rating } = article;
  return (
    <article className={styles.card}>
      <p className={styles.meta}>
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        <span>{category}</span>
        <span>{readingTime(article.reading_minutes)}</span>
      </p>
      <h3 className={styles.title}>
        <Link to={articlePath(id)} className={styles.titleLink}>
          {typeset(title)}
        </Link>
      </h3>
      <p>{typeset(description)}</p>
      {rating.average !== null && (
        <p className={styles.meta}>
          {`Оценка читателей ${averageWords(rating.average)} из 5 (${ratingCount(rating.count)})`}
        </p>
      )}
    </article>
  );
}
