import styles from './page-pending.module.css';

/** Holds the page's place while its code and data are on their way. */
export function PagePending() {
  return (
    <output className={styles.pending}>
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.label}>Загружаем страницу…</span>
    </output>
  );
}
