import { Table, type TableColumn } from '@proverka/ui-kit/table';
import styles from './as-is.module.css';

export interface PlainPart {
  /** The path in the document. */
  readonly path: string;
  /** The Russian title, where known. */
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

/** Parts of a document that are not interpreted, verbatim. */
export function AsIs({ caption, parts }: { readonly caption: string; readonly parts: readonly PlainPart[] }) {
  const rows = parts.map((part, place) => ({ ...part, key: `${place}${part.path}` }));
  return <Table caption={caption} hideCaption columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
