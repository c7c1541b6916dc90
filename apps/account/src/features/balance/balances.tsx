import { subtract, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { formatMoney } from '@proverka/words/money';
import styles from './balance.module.css';

interface BalancesProps {
  /** What an order may spend, bonus money included. */
  readonly total: Money;
  readonly bonus: Money;
  /** Reserved for orders in progress. */
  readonly held?: Money;
}

/** The spendable balance, with bonus money apart: the urgent-order option cannot be paid with it. */
export function Balances({ total, bonus, held = ZERO }: BalancesProps) {
  return (
    <>
      <p className={styles.sum}>{formatMoney(total)}</p>
      {(bonus > ZERO || held > ZERO) && (
        <dl className={styles.parts}>
          {bonus > ZERO && <Part title="Свои деньги" value={formatMoney(subtract(total, bonus))} />}
          {bonus > ZERO && (
            <Part title="Бонусы" value={formatMoney(bonus)} note="тратятся первыми, кроме срочных заказов" />
          )}
          {held > ZERO && (
            <Part
              title="Отложено"
              value={formatMoney(held)}
              note="на заказы в работе: спишется или вернётся"
            />
          )}
        </dl>
      )}
    </>
  );
}

function Part({
  title,
  value,
  note,
}: {
  readonly title: string;
  readonly value: string;
  readonly note?: string;
}) {
  return (
    <div className={styles.part}>
      <dt>{title}</dt>
      <dd>
        {value}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
