import styles from './page-pending.module.css';

/** Holds the page's place while its code and data are on their way. */
export function PagePending() {
  return (
    <div className={styles.pending} role="status">
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.label}>Загружаем страницу…</span>
    </div>
  );
}
