import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';
import { annuity, type LoanTerms, type LoanYear } from './annuity.domain.ts';
import styles from './mortgage-calculator.module.css';

const money = (amount: number) => formatMoney(rubles(Math.round(amount)));

const columns: readonly TableColumn<LoanYear>[] = [
  { key: 'year', title: 'Год', kind: 'main', cell: ({ year }) => year },
  { key: 'interest', title: 'Проценты за год', kind: 'number', cell: ({ interest }) => money(interest) },
  { key: 'principal', title: 'Погашено за год', kind: 'number', cell: ({ principal }) => money(principal) },
  { key: 'balance', title: 'Остаток долга', kind: 'number', cell: ({ balance }) => money(balance) },
];

/** What the loan costs; the years are there for those who open them. */
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
        <summary className={styles.more}>Как тает долг по годам</summary>
        <Table
          caption="Проценты, погашение и остаток по годам"
          hideCaption
          columns={columns}
          rows={loan.schedule}
          rowKey={({ year }) => String(year)}
        />
      </details>
    </div>
  );
}
