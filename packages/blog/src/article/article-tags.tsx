import { Link } from '@proverka/shell-sdk/router';
import { listPath } from '../article-filter.domain.ts';
import styles from './article.module.css';

export function ArticleTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label="Метки статьи">
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={listPath({ tag })} className={styles.tag}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
