import type { Invoice } from '@proverka/contract/invoice';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { formatDate } from '@proverka/words/dates';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { documentWords } from './invoice-words.domain.ts';
import styles from '../../page-parts/section.module.css';

const columns: readonly TableColumn<Invoice>[] = [
  { key: 'number', title: 'Документ', kind: 'main', cell: (invoice) => <InvoiceLink invoice={invoice} /> },
  { key: 'date', title: 'Дата', cell: ({ date }) => formatDate(date) },
  { key: 'payer', title: 'Плательщик', cell: ({ payer_name }) => typeset(payer_name) },
  { key: 'amount', title: 'Сумма', kind: 'number', cell: ({ amount }) => formatMoney(rubles(amount)) },
];

export function InvoiceList({ invoices }: { readonly invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <p className={styles.soft}>Выставленные счета и акты появятся здесь.</p>;
  return (
    <Table
      caption="Выставленные счета и акты"
      hideCaption
      columns={columns}
      rows={invoices}
      rowKey={({ invoice_id }) => invoice_id}
    />
  );
}

export function InvoiceLink({ invoice }: { readonly invoice: Invoice }) {
  const { api } = usePlatform();
  const { invoice_id } = invoice;
  return (
    <a
      href={api.url('GET /invoice', { query: { invoice_id } })}
      target="_blank"
      rel="noopener"
      className={linkClassName('accent')}
    >
      {typeset(documentWords(invoice))}
      <VisuallyHidden> (PDF, откроется в новой вкладке)</VisuallyHidden>
    </a>
  );
}
