import type { Crumb } from '@proverka/shell-sdk/remote-module';
import { withWholeNumbers } from '@proverka/report-kit/with-whole-numbers';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import styles from './crumbs.module.css';

interface CrumbsProps {
  /** Breadcrumbs between the main page and this one, without either; the same as in the page's head. */
  readonly crumbs: readonly Crumb[];
  /** The name of this page. */
  readonly current: string;
}

export function Crumbs({ crumbs, current }: CrumbsProps) {
  return (
    <nav aria-label="Вы здесь">
      <ol className={styles.crumbs}>
        {[{ title: 'Главная', path: '/' }, ...crumbs].map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className={linkClassName('soft')}>
              {title}
            </Link>
          </li>
        ))}
        <li aria-current="page">{withWholeNumbers(typeset(current))}</li>
      </ol>
    </nav>
  );
}
