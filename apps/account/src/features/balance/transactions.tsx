import { refusalMessage } from '@proverka/api-client/refused';
import { transactionsQuery } from '@proverka/api-client/transactions';
import type { Transaction } from '@proverka/contract/transaction';
import { describeTransaction } from '@proverka/words/transaction-words';
import { momentBrief } from '@proverka/words/moments';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { WalletIcon } from '@proverka/ui-kit/icon';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Pager } from '@proverka/ui-kit/pager';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import { formatMoney } from '@proverka/words/money';
import { rubles } from '@proverka/validation/money';
import {
  isNarrowed,
  kindWords,
  transactionsAddress,
  transactionsFilter,
  type TransactionsView,
} from '../../content/transactions-address.ts';
import lists from '../../page-parts/list.module.css';
import styles from './balance.module.css';
import { signedMoney } from './signed-money.ts';

/** Specification, section 9. The contract's constant is in a file with schemas, which would bring zod to the browser. */
const transactionsPageSize = 20;

/** Transactions, newest first. */
export function Transactions({ view }: { readonly view: TransactionsView }) {
  const { page } = view;
  const { api } = usePlatform();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...transactionsQuery(api, page - 1, transactionsFilter(view)),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  if (data === undefined) {
    if (error === null) return <SkeletonText lines={6} label="Загружаем операции" />;
    return (
      <FailureState
        headingAs="h3"
        title="Не удалось загрузить операции"
        text={`${refusalMessage(error)}. Деньги на месте, повторите попытку.`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.total === 0) return isNarrowed(view) ? <NothingFound view={view} /> : <NoTransactions />;
  if (data.transactions.length === 0) return <NoSuchPage />;
  return (
    <div className={lists.list} aria-busy={isPlaceholderData}>
      <div className={lists.above}>
        <output
          className={styles.note}
        >{`${isNarrowed(view) ? 'Найдено' : 'Всего'} операций: ${data.total}`}</output>
        <a
          href={api.url('GET /transaction/statement', { query: periodQuery(view) })}
          download
          className={linkClassName('accent', lists.target)}
        >
          {view.kind === '' ? 'Скачать выписку, CSV' : 'Скачать все операции, CSV'}
        </a>
      </div>
      <ul className={`${styles.transactions} ${lists.rows}`}>
        {data.transactions.map((transaction) => (
          <TransactionRow key={transaction.transaction_id} transaction={transaction} />
        ))}
      </ul>
      <Pages view={view} total={data.total} />
    </div>
  );
}

/** What kind of movement it is, beside its date. */
const kindOfWords = ({ kind, amount }: Transaction): string =>
  kind === 'bonus' && amount < 0 ? 'списание бонусов' : kindWords[kind].one;

const periodQuery = ({ from, to }: TransactionsView) => ({
  ...(from !== '' && { 'date-from': from }),
  ...(to !== '' && { 'date-to': to }),
});

/** The state of a transaction that is not simply done. */
function stateWords({ status, kind }: Pick<Transaction, 'status' | 'kind'>): string {
  if (status === 'completed') return '';
  if (kind === 'refund') return status === 'pending' ? ', в пути' : ', банк не принял, деньги на балансе';
  return status === 'pending' ? ', отложено, заказ в работе' : ', вернулось на баланс';
}

function TransactionRow({ transaction }: { readonly transaction: Transaction }) {
  const { amount, date, status, kind, order_id: orderId, is_bonus: isBonus } = transaction;
  const { balance_after: balanceAfter } = transaction;
  // «Выписка об объекте — ул. Тестовая, д. 1»: the product stands out, the subject follows.
  const [title = '', ...subject] = describeTransaction(transaction).split(' — ');
  const hasOrder = orderId !== null && kind !== 'top_up';
  return (
    <li className={styles.transaction} data-status={status}>
      <div className={styles.what}>
        <p className={styles.description}>
          {hasOrder ? (
            <Link to={`/order/${orderId}/`} className={linkClassName('plain', lists.target)}>
              {typeset(title)}
            </Link>
          ) : (
            typeset(title)
          )}
        </p>
        {subject.length > 0 && <p className={styles.subject}>{typeset(subject.join(' — '))}</p>}
        <p className={styles.note}>
          <time dateTime={date}>{momentBrief(date)}</time>
          {`, ${kindOfWords(transaction)}`}
          {stateWords(transaction)}
        </p>
      </div>
      <p className={styles.amount} data-way={amount > 0 ? 'in' : 'out'}>
        {signedMoney(rubles(amount))}
        {isBonus && <Badge>бонусы</Badge>}
        {balanceAfter !== undefined && (
          <span className={styles.left}>{`осталось ${formatMoney(rubles(balanceAfter))}`}</span>
        )}
      </p>
    </li>
  );
}

function NoTransactions() {
  return (
    <EmptyState
      headingAs="h3"
      icon={WalletIcon}
      title="Операций пока нет"
      text="Здесь появятся пополнения, оплата заказов, возвраты и бонусы — каждая сумма с датой и причиной."
    />
  );
}

/** No transaction matches the filters. */
function NothingFound({ view }: { readonly view: TransactionsView }) {
  const isPeriod = view.from !== '' || view.to !== '';
  return (
    <EmptyState
      headingAs="h3"
      icon={WalletIcon}
      title="Таких операций нет"
      text={isPeriod ? 'За эти дни таких операций не было.' : 'Операций этого вида ещё не было.'}
      actions={
        <Link to={transactionsAddress({})} className={buttonClassName({ variant: 'secondary' })}>
          Показать все операции
        </Link>
      }
    />
  );
}

function NoSuchPage() {
  return (
    <EmptyState
      headingAs="h3"
      icon={WalletIcon}
      title="На этой странице операций нет"
      text="Возможно, ссылка устарела. Все операции — с первой страницы списка."
      actions={
        <Link to={transactionsAddress({})} className={buttonClassName({ variant: 'secondary' })}>
          К началу списка
        </Link>
      }
    />
  );
}

function Pages({ view, total }: { readonly view: TransactionsView; readonly total: number }) {
  const navigate = useNavigate();
  const hrefOf = (page: number) => transactionsAddress({ ...view, page });
  return (
    <Pager
      label="Страницы операций"
      page={view.page}
      pageCount={Math.ceil(total / transactionsPageSize)}
      hrefOf={hrefOf}
      onPageChange={(next) => void navigate(hrefOf(next))}
    />
  );
}
