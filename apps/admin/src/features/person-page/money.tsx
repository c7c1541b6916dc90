import type { PersonPage } from '@proverka/contract/desk-people';
import { useSession } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { staffOf } from '@proverka/shell-sdk/session';
import { rubles } from '@proverka/validation/money';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { formatMoney } from '@proverka/words/money';
import { momentWords } from '@proverka/words/moments';
import type { ReactNode } from 'react';
import desk from '../../controls/desk.module.css';
import { paymentState } from '../../controls/payment-words.ts';

type Transaction = PersonPage['transactions'][number];
type Payment = PersonPage['payments'][number];

const transferWords: Readonly<Record<string, string>> = {
  payment: 'Поступление',
  purchase: 'Оплата услуги',
  refund: 'Возврат',
  bonus: 'Бонусы',
  correction: 'Исправление',
  payout: 'На банковский счёт',
};

interface MoneyProps {
  readonly page: PersonPage;
  /** What can be done with the money. */
  readonly children?: ReactNode;
}

/** The latest movements of the balance and the payments behind them. */
export function Money({ page: { transactions, payments }, children }: MoneyProps) {
  if (transactions.length === 0 && payments.length === 0)
    return <EmptyState title="Денег не было" text="Здесь появятся движения баланса и платежи." />;
  return (
    <div className={desk.section}>
      {children}
      {transactions.length > 0 && (
        <Table
          caption="Движения баланса, последние"
          columns={transactionColumns}
          rows={transactions}
          rowKey={({ transaction_id: id, amount }) => `${id} ${amount}`}
        />
      )}
      {payments.length > 0 && (
        <Table
          caption="Платежи, последние"
          columns={paymentColumns}
          rows={payments}
          rowKey={(one) => one.payment_id}
        />
      )}
    </div>
  );
}

function OrderLink({ id }: { readonly id: string | null }) {
  const mayRead = useSession(staffOf)?.grants.includes('orders') ?? false;
  if (id === null) return '—';
  return mayRead ? (
    <Link to={`/admin/orders/${id}/`} className={linkClassName()}>
      Заказ
    </Link>
  ) : (
    id
  );
}

const transactionColumns: readonly TableColumn<Transaction>[] = [
  { key: 'kind', title: 'Операция', kind: 'main', cell: ({ kind }) => transferWords[kind] ?? kind },
  { key: 'at', title: 'Когда', cell: ({ created_date: at }) => momentWords(at) },
  { key: 'order', title: 'Заказ', cell: ({ order_id: id }) => <OrderLink id={id} /> },
  { key: 'amount', title: 'Сумма', kind: 'number', cell: ({ amount }) => formatMoney(rubles(amount)) },
];

const paymentColumns: readonly TableColumn<Payment>[] = [
  { key: 'id', title: 'Платёж', kind: 'main', cell: ({ provider_id: id, payment_id: own }) => id || own },
  { key: 'status', title: 'Состояние', cell: ({ status }) => paymentState(status) },
  { key: 'at', title: 'Когда', cell: ({ created_date: at }) => momentWords(at) },
  { key: 'order', title: 'Заказ', cell: ({ order_id: id }) => <OrderLink id={id} /> },
  { key: 'amount', title: 'Сумма', kind: 'number', cell: ({ amount }) => formatMoney(rubles(amount)) },
];
