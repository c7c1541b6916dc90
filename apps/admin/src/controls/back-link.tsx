import { Link } from '@proverka/shell-sdk/router';
import { ArrowLeftIcon } from '@proverka/ui-kit/icon';
import { linkClassName } from '@proverka/ui-kit/link-look';
import styles from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  /** «Все заказы» */
  readonly children: string;
}

/** From one thing to the list it stands in. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <p className={styles.back}>
    <Link to={to} className={linkClassName('soft', styles.link)}>
      <ArrowLeftIcon />
      {children}
    </Link>
  </p>
);
