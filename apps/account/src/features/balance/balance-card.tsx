import { useSession } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { Balances } from './balances.tsx';
import lists from '../../page-parts/list.module.css';
import styles from './balance.module.css';

/** The balance in brief; it comes with the session, so nothing has to load. */
export function BalanceCard() {
  const total = useSession(({ balance }) => parseMoney(balance) ?? ZERO);
  const bonus = useSession(({ bonusBalance }) => parseMoney(bonusBalance) ?? ZERO);
  return (
    <Card as="section" tone="accent" aria-labelledby="own-balance" className={styles.card}>
      <h2 id="own-balance">Баланс</h2>
      <Balances total={total} bonus={bonus} />
      <div className={styles.actions}>
        <Link to="/user/balance/#top-up" className={buttonClassName({ variant: 'secondary' })}>
          Пополнить
        </Link>
        <Link to="/user/balance/#transactions" className={linkClassName('accent', lists.target)}>
          Операции
        </Link>
      </div>
    </Card>
  );
}
