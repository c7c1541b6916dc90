import { transactionsQuery } from '@proverka/api-client/transactions';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import styles from './balance.module.css';
import { Balances } from './balances.tsx';
import { readMoney, spendable } from './spendable.domain.ts';
import { useBalanceCheck } from './use-balance-check.ts';

/** The spendable and the reserved balance: from the session until the list of transactions has the exact figures. */
export function AccountBalance() {
  const { api } = usePlatform();
  const known = useSession(({ balance }) => readMoney(balance));
  const knownBonus = useSession(({ bonusBalance }) => readMoney(bonusBalance));
  // The list of transactions says what failed; asking once more from here would take its words and its button away.
  const { data } = useQuery({ ...transactionsQuery(api, 0), retryOnMount: false });
  useBalanceCheck();
  const bonus = data ? readMoney(data.bonus_balance) : knownBonus;
  return (
    <Card as="section" tone="accent" aria-labelledby="balance" className={styles.card}>
      <h2 id="balance">Можно потратить</h2>
      <Balances total={data ? spendable(data) : known} bonus={bonus} held={readMoney(data?.held_balance)} />
      <p className={styles.note}>
        Бонусы приходят за приглашённых друзей: 50&nbsp;% их первого пополнения от&nbsp;5&nbsp;000&nbsp;₽.
      </p>
    </Card>
  );
}
