import { refusalMessage } from '@proverka/api-client/refused';
import { receiptsQuery } from '@proverka/api-client/transactions';
import type { Receipt } from '@proverka/contract/transaction';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { rubles } from '@proverka/validation/money';
import { momentBrief } from '@proverka/words/moments';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import lists from '../../page-parts/list.module.css';
import styles from './balance.module.css';

/** Receipts of payments, services and refunds; asked for when they are unfolded. */
export function Receipts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.receipts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Чеки</summary>
      {isOpen && <ReceiptList />}
    </details>
  );
}

function ReceiptList() {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({ ...receiptsQuery(api), retryOnMount: false });
  if (data === undefined) {
    return error === null ? (
      <SkeletonText lines={3} label="Загружаем чеки" />
    ) : (
      <FailureState
        headingAs="h3"
        title="Не удалось загрузить чеки"
        text={`${refusalMessage(error)}. Чеки есть и в почте.`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.total === 0)
    return (
      <p className={styles.note}>Чеков пока нет: они появятся после первой оплаты картой или через СБП.</p>
    );
  return (
    <>
      <p className={styles.note}>
        {data.total > data.receipts.length
          ? `Последние ${data.receipts.length} из ${data.total}. `
          : `Всего чеков: ${data.total}. `}
        Сами чеки платёжный сервис присылает на почту.
      </p>
      <ul className={`${styles.transactions} ${lists.rows}`} aria-label="Чеки">
        {data.receipts.map((receipt) => (
          <ReceiptRow key={receipt.receipt_id} receipt={receipt} />
        ))}
      </ul>
    </>
  );
}

const kindWords: Readonly<Record<Receipt['kind'], string>> = {
  payment: 'Оплата',
  delivery: 'Услуга оказана',
  refund: 'Возврат',
};

const statusWords: Readonly<Record<Receipt['status'], string>> = {
  sent: 'отправлен',
  pending: 'регистрируется',
  failed: 'не зарегистрирован, мы разбираемся',
};

function ReceiptRow({
  receipt: { kind, date, amount, status, product_name_ru: product, order_id },
}: {
  readonly receipt: Receipt;
}) {
  const title = product === '' ? kindWords[kind] : `${kindWords[kind]}: ${product}`;
  return (
    <li className={styles.transaction}>
      <div className={styles.what}>
        <p className={styles.description}>
          {order_id === null ? (
            typeset(title)
          ) : (
            <Link to={`/order/${order_id}/`} className={linkClassName('plain', lists.target)}>
              {typeset(title)}
            </Link>
          )}
        </p>
        <p className={styles.note}>
          <time dateTime={date}>{momentBrief(date)}</time>
          {`, ${statusWords[status]}`}
        </p>
      </div>
      <p className={styles.amount}>{formatMoney(rubles(amount))}</p>
    </li>
  );
}
