import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from 'react-router';
import styles from './brand-mark.module.css';

/** The brand's logo and name; links to the main page. */
export function BrandMark() {
  const { brand, host } = usePlatform();
  return (
    <Link
      to="/"
      className={styles.mark}
      aria-label={`${brand.name}${host.variant === 'pro' ? 'Pro' : ''}: на главную`}
    >
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles.plate} width="32" height="32" rx="8" />
        {brand.id === 'real-estate' ? (
          <path className={styles.stroke} d="M7 16.5 16 9l9 7.5M10 15v9h12v-9M13.5 19.2l2 2 3.6-4" />
        ) : (
          <path
            className={styles.stroke}
            d="M16 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM8.5 24c1-4 4-5.6 7.5-5.6M18.5 22l2 2 4-4.6"
          />
        )}
      </svg>
      <span className={styles.name}>
        {brand.name}
        {host.variant === 'pro' && <span className={styles.variant}>Pro</span>}
      </span>
    </Link>
  );
}
