import { tagsQuery } from '@proverka/api-client/blog';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { useId } from 'react';
import { listPath } from '../article-filter.domain.ts';
import styles from './list.module.css';

interface SubjectsProps {
  /** The chosen subject; empty for all. */
  readonly current: string;
}

export function Categories({ current }: SubjectsProps) {
  const { data } = useQuery(tagsQuery(usePlatform().api));
  if (!data || data.categories.length === 0) return null;
  return <Subjects title="Рубрики" kind="category" current={current} subjects={data.categories} />;
}

export function Tags({ current }: SubjectsProps) {
  const { data } = useQuery(tagsQuery(usePlatform().api));
  if (!data || data.tags.length === 0) return null;
  return <Subjects title="Метки" kind="tag" current={current} subjects={data.tags} />;
}

interface SubjectListProps extends SubjectsProps {
  readonly title: string;
  readonly kind: 'category' | 'tag';
  readonly subjects: readonly { readonly name: string; readonly articles: number }[];
}

function Subjects({ title, kind, current, subjects }: SubjectListProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={styles.side}>
      <h2 id={headingId} className={styles.sideTitle}>
        {title}
      </h2>
      <ul className={styles.subjects}>
        {current !== '' && (
          <li>
            <Link to={listPath({})} className={styles.subject}>
              Все
            </Link>
          </li>
        )}
        {subjects.map(({ name, articles }) => (
          <li key={name}>
            <Link
              to={listPath({ [kind]: name })}
              className={styles.subject}
              {...(name === current && { 'aria-current': 'page' })}
            >
              {name} <span className={styles.count}>{articles}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
