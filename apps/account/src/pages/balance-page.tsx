import { transactionsQuery } from '@proverka/api-client/transactions';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useSearchParams } from '@proverka/shell-sdk/router';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { AccountBalance } from '../features/balance/account-balance.tsx';
import { TopUp } from '../features/balance/top-up.tsx';
import { Transactions } from '../features/balance/transactions.tsx';
import styles from './balance-page.module.css';

export function load({ queryClient, platform, search }: PageContext): void {
  void queryClient.prefetchQuery(transactionsQuery(platform.api, pageOf(search) - 1));
}

export function Component() {
  const [search] = useSearchParams();
  return (
    <AccountFrame title="Баланс">
      <div className={styles.columns}>
        <AccountBalance />
        <TopUp />
      </div>
      <section aria-labelledby="transactions" className={styles.section}>
        <h2 id="transactions">Операции</h2>
        <Transactions page={pageOf(search)} />
      </section>
    </AccountFrame>
  );
}

/** Pages start at 1; any other value means the first. */
function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 50_000 ? page : 1;
}
