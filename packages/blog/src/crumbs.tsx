import type { Crumb } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import styles from './crumbs.module.css';

/** Breadcrumbs from the main page; the page itself is the heading below. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Вы здесь">
      <ol className={styles.crumbs}>
        {[{ title: 'Главная', path: '/' }, ...crumbs].map(({ title, path }) => (
          <li key={path} className={styles.crumb}>
            <Link to={path} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
