import { transactionOverviewQuery, transactionsQuery } from '@proverka/api-client/transactions';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useSearchParams } from '@proverka/shell-sdk/router';
import { readTransactionsView, transactionsFilter } from '../content/transactions-address.ts';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { AccountBalance } from '../features/balance/account-balance.tsx';
import { Overview } from '../features/balance/overview.tsx';
import { Receipts } from '../features/balance/receipts.tsx';
import { TopUp } from '../features/balance/top-up.tsx';
import { TransactionFilters } from '../features/balance/transaction-filters.tsx';
import { Transactions } from '../features/balance/transactions.tsx';
import styles from './balance-page.module.css';

export function load({ queryClient, platform, search }: PageContext): void {
  const view = readTransactionsView(search);
  void queryClient.prefetchQuery(transactionsQuery(platform.api, view.page - 1, transactionsFilter(view)));
  void queryClient.prefetchQuery(transactionOverviewQuery(platform.api));
}

export function Component() {
  const [search] = useSearchParams();
  const view = readTransactionsView(search);
  return (
    <AccountFrame title="Баланс">
      <div className={styles.columns}>
        <AccountBalance />
        <TopUp />
      </div>
      <Overview />
      <section aria-labelledby="transactions" className={styles.section}>
        <h2 id="transactions">Операции</h2>
        <TransactionFilters view={view} />
        <Transactions view={view} />
        <Receipts />
      </section>
    </AccountFrame>
  );
}
