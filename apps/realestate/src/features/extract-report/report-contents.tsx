import { linkClassName } from '@proverka/ui-kit/link-look';
import styles from './report-contents.module.css';

interface ReportContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The table of contents: beside the report on a wide screen, collapsed above it on a phone. */
export function ReportContents({ sections }: ReportContentsProps) {
  const links = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkClassName('plain', styles.link)}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-label="Содержание отчёта" className={styles.wide}>
        <p className={styles.title}>Содержание</p>
        {links}
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>Содержание отчёта</summary>
        <nav aria-label="Содержание отчёта">{links}</nav>
      </details>
    </>
  );
}
