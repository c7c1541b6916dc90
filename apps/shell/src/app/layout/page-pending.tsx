import styles from './page-pending.module.css';

/** A placeholder for the page while its code and data load. */
export function PagePending() {
  return (
    <output className={styles.pending} data-page-pending>
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.label}>Загружаем страницу…</span>
    </output>
  );
}
