import { Button } from '@proverka/ui-kit/button';
import { DatePicker } from '@proverka/ui-kit/date-picker';
import { Field } from '@proverka/ui-kit/field';
import styles from '../../page-parts/section.module.css';
import { actPeriods } from './act-periods.domain.ts';

interface PeriodFieldProps {
  /** ISO, by the clock of Moscow. */
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly errors: { readonly from?: string | undefined; readonly to?: string | undefined };
  readonly onChange: (period: { readonly from: string; readonly to: string }) => void;
}

/** The days of an act: typed, or one of the usual periods. */
export function PeriodField({ today, from, to, errors, onChange }: PeriodFieldProps) {
  return (
    <div className={styles.stacked}>
      <p className={styles.soft}>
        В акт войдут заказы, готовые в эти дни и оплаченные с баланса или по счёту, а также возвраты по
        прежним актам. Заказы, оплаченные картой полностью или частично, подтверждает чек.
      </p>
      <ul className={styles.choices} aria-label="Частые периоды">
        {actPeriods(today).map((period) => {
          const isChosen = period.from === from && period.to === to;
          return (
            <li key={period.title}>
              <Button
                size="small"
                variant={isChosen ? 'secondary' : 'quiet'}
                aria-pressed={isChosen}
                onClick={() => onChange(period)}
              >
                {period.title}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={styles.pair}>
        <Field label="С какого дня" error={errors.from}>
          <DatePicker value={from} max={today} onValueChange={(day) => onChange({ from: day, to })} />
        </Field>
        <Field label="По какой день" error={errors.to}>
          <DatePicker value={to} max={today} onValueChange={(day) => onChange({ from, to: day })} />
        </Field>
      </div>
    </div>
  );
}
