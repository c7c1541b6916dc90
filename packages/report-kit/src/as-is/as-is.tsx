import { Table, type TableColumn } from '@proverka/ui-kit/table';
import styles from './as-is.module.css';

export interface PlainPart {
  /** Where in the document it stands. */
  readonly path: string;
  /** What it is called in Russian, where that is known. */
  readonly title?: string | undefined;
  readonly text: string;
}

interface Row extends PlainPart {
  readonly key: string;
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'title',
    title: 'Что это',
    kind: 'main',
    cell: ({ title, path }) => (
      <>
        {title ?? <code className={styles.path}>{path}</code>}
        {title !== undefined && <code className={styles.under}>{path}</code>}
      </>
    ),
  },
  {
    key: 'text',
    title: 'Как записано в документе',
    cell: ({ text }) => <span className={styles.text}>{text}</span>,
  },
];

/** Parts of a document nobody interprets, to the letter. */
export function AsIs({ caption, parts }: { readonly caption: string; readonly parts: readonly PlainPart[] }) {
  const rows = parts.map((part, place) => ({ ...part, key: `${place}${part.path}` }));
  return <Table caption={caption} hideCaption columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
