import type { Tariff } from '@proverka/contract/tariff';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import styles from './tariffs.module.css';

interface TariffLadderProps {
  readonly tariffs: readonly Tariff[];
  /** The user's own level, if known. */
  readonly currentId?: number | undefined;
}

/** Every level with its threshold and discount: three narrow columns, a table even on a phone. */
export function TariffLadder({ tariffs, currentId }: TariffLadderProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.prices}>
        <caption>
          <VisuallyHidden>Тарифы и пороги</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Тариф</th>
            <th scope="col" className={styles.number}>
              Заказов на сумму от
            </th>
            <th scope="col" className={styles.number}>
              Цены ниже на
            </th>
          </tr>
        </thead>
        <tbody>
          {tariffs.map((tariff) => (
            <tr
              key={tariff.tariff_simple_id}
              {...(tariff.tariff_simple_id === currentId && { 'aria-current': 'true' })}
            >
              <th scope="row">
                {tariff.tariff_title}
                {tariff.tariff_simple_id === currentId && <span className={styles.own}>ваш тариф</span>}
              </th>
              <td className={styles.number}>{formatMoney(rubles(tariff.tariff_threshold))}</td>
              <td className={styles.number}>
                {tariff.discount_percent === 0 ? '—' : `${tariff.discount_percent}\u00a0%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
