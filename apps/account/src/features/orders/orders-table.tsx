import type { OrderListEntry } from '@proverka/contract/order-list';
import { orderWords } from '@proverka/report-kit/status-words';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { momentBrief } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { numberOf, orderPath, subjectOf, type OrderEntryItem } from '../../content/order-links.ts';
import { isOver, isPayable, mostItemsShown } from '../../content/order-words.ts';
import { refundWords } from '../../content/refund-words.ts';
import lists from '../../page-parts/list.module.css';
import type { ReactNode } from 'react';
import { ItemState, ReportLink } from './item-state.tsx';
import styles from './orders.module.css';

interface ItemRow {
  readonly order: OrderListEntry;
  readonly item: OrderEntryItem;
  /** Items of the order that have no row; said in the row of the last one that has. */
  readonly more: number;
  /** Actions on the order, in the row of its last item. */
  readonly actions: ReactNode;
}

interface OrdersTableProps {
  readonly orders: readonly OrderListEntry[];
  readonly actions: (order: OrderListEntry) => ReactNode;
}

/** The reports of a page of orders, a row for each. */
export function OrdersTable({ orders, actions }: OrdersTableProps) {
  return (
    <Table
      caption="Отчёты по заказам"
      hideCaption
      dense
      rows={orders.flatMap((order) => rowsOf(order, actions(order)))}
      rowKey={({ item }) => item.order_item_id}
      columns={columns}
    />
  );
}

const rowsOf = (order: OrderListEntry, actions: ReactNode): ItemRow[] => {
  const shown = order.OrderItem.slice(0, mostItemsShown);
  return shown.map((item, place) => ({
    order,
    item,
    more: place === shown.length - 1 ? order.OrderItem.length - shown.length : 0,
    actions: place === shown.length - 1 ? actions : null,
  }));
};

const columns: readonly TableColumn<ItemRow>[] = [
  { key: 'subject', title: 'Кого или что проверяли', kind: 'main', cell: SubjectCell },
  { key: 'product', title: 'Услуга', cell: ({ item }) => typeset(item.product_name_ru) },
  {
    key: 'date',
    title: 'Заказ',
    cell: ({ order }) => (
      <Link to={orderPath(order)} className={linkClassName('accent', lists.target)}>
        {momentBrief(order.date)}
      </Link>
    ),
  },
  { key: 'state', title: 'Вывод', cell: StateCell },
  { key: 'price', title: 'Цена', kind: 'number', cell: ({ item }) => formatMoney(rubles(item.price)) },
  { key: 'report', title: 'Отчёт', cell: ReportCell },
  { key: 'actions', title: 'Действия', kind: 'action', cell: ({ actions }) => actions },
];

function SubjectCell({ item, more }: ItemRow) {
  const number = numberOf(item);
  return (
    <span className={styles.subject}>
      <span>{typeset(subjectOf(item))}</span>
      {number !== '' && <span className={styles.number}>{number}</span>}
      {more > 0 && (
        <Link to="/wholesale/#order" className={linkClassName('accent', lists.target)}>
          {`Ещё ${more}: весь список — в оптовых заказах`}
        </Link>
      )}
    </span>
  );
}

function StateCell({ order, item }: ItemRow) {
  const refund = refundWords(item.refund);
  return (
    <span className={styles.subject}>
      {isPayable(order) || isOver(order) ? orderWords[order.status] : <ItemState item={item} />}
      {refund !== '' && <span className={styles.refund}>{refund}</span>}
    </span>
  );
}

function ReportCell({ order, item }: ItemRow) {
  if (!isPayable(order)) return item.status === 'created' ? '—' : <ReportLink item={item} />;
  return (
    <Link to={orderPath(order)} className={linkClassName('accent', lists.target)}>
      Оплатить
    </Link>
  );
}
