import type { FlatSale } from '@proverka/contract/sale-history';
import { LongTable } from '@proverka/report-kit/long-table';
import type { TableColumn } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';
import { formatDate } from '@proverka/words/dates';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { flatWords } from './sale-words.domain.ts';
import styles from './sale-history.module.css';

const price = (amount: number) => formatMoney(rubles(Math.round(amount)));

/** Two flats may be sold on one day, so the index is part of the key. */
type SaleRow = FlatSale & { readonly key: string };

const columns: readonly TableColumn<SaleRow>[] = [
  { key: 'date', title: 'Дата', kind: 'main', cell: ({ date }) => formatDate(date) },
  { key: 'flat', title: 'Квартира', cell: flatWords },
  { key: 'price', title: 'Цена', kind: 'number', cell: (sale) => price(sale.price) },
  { key: 'metre', title: 'Цена за м²', kind: 'number', cell: (sale) => price(sale.price_per_m2) },
  { key: 'source', title: 'Откуда цена', cell: ({ source }) => typeset(source) },
];

/** All sales, latest first; a large building starts with twenty. */
export function SaleTable({ sales }: { readonly sales: readonly FlatSale[] }) {
  const rows = sales.map((sale, place) => ({ ...sale, key: `${sale.date} ${place}` }));
  return (
    <div className={styles.sales}>
      <h3>Все продажи</h3>
      <LongTable
        caption="Продажи квартир в доме"
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </div>
  );
}
