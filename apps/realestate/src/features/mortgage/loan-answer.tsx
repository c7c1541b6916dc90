import { ChevronDownIcon } from '@proverka/ui-kit/icon';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { groupedDigits } from '@proverka/words/number-format';
import { NarrowTable } from '../../narrow-table/narrow-table.tsx';
import { annuity, type LoanTerms } from './annuity.domain.ts';
import styles from './mortgage-calculator.module.css';

const money = (amount: number) => formatMoney(rubles(Math.round(amount)));

const whole = (amount: number) => groupedDigits(Math.round(amount));
const titles = ['Год', 'Проценты', 'Погашено', 'Остаток'];

/** The cost of the loan; the years are expandable. */
export function LoanAnswer({ terms }: { readonly terms: LoanTerms }) {
  const loan = annuity(terms);
  return (
    <div className={styles.answer}>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>Платёж в месяц</dt>
          <dd aria-live="polite" className={styles.payment}>
            {money(loan.monthlyPayment)}
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>Сумма кредита</dt>
          <dd>{money(loan.amount)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>Проценты за весь срок</dt>
          <dd>{money(loan.interest)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>Всего банку</dt>
          <dd>{money(loan.total)}</dd>
        </div>
      </dl>
      <details>
        <summary className={styles.more}>
          Как тает долг по годам
          <ChevronDownIcon className={styles.sign} />
        </summary>
        <NarrowTable
          caption="Рублей за год; остаток — на его конец"
          titles={titles}
          rows={loan.schedule.map(({ year, interest, principal, balance }) => [
            String(year),
            whole(interest),
            whole(principal),
            whole(balance),
          ])}
        />
      </details>
    </div>
  );
}
