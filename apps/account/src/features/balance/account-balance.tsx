import { transactionsQuery } from '@proverka/api-client/transactions';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { add, parseMoney, ZERO, type Money } from '@proverka/validation/money';
import styles from './balance.module.css';
import { Balances } from './balances.tsx';

/** What can be spent and what is reserved. The list of transactions says it exactly; until it comes, the session does. */
export function AccountBalance() {
  const { api } = usePlatform();
  const known = useSession(({ balance }) => parseMoney(balance) ?? ZERO);
  const knownBonus = useSession(({ bonusBalance }) => parseMoney(bonusBalance) ?? ZERO);
  const { data } = useQuery(transactionsQuery(api, 0));
  const read = (text: string | undefined): Money => parseMoney(text ?? '') ?? ZERO;
  const bonus = data ? read(data.bonus_balance) : knownBonus;
  return (
    <Card as="section" tone="accent" aria-labelledby="balance" className={styles.card}>
      <h2 id="balance">Можно потратить</h2>
      <Balances
        total={data ? add(read(data.balance), bonus) : known}
        bonus={bonus}
        held={read(data?.held_balance)}
      />
      <p className={styles.note}>
        Бонусы приходят за приглашённых друзей: 50&nbsp;% их первого пополнения от&nbsp;5&nbsp;000&nbsp;₽.
      </p>
    </Card>
  );
}
