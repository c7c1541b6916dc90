import { statsByDayQuery, statsQuery } from '@proverka/api-client/desk-numbers';
import type { NumbersQuery } from '@proverka/api-client/desk-numbers';
import type { NumberTotals } from '@proverka/contract/desk-numbers';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { BarChart } from '@proverka/charts/bar-chart';
import { countValues } from '@proverka/charts/value-format';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { DayCharts } from './day-charts.tsx';
import { productsAddress, rowsAddress } from './numbers-address.domain.ts';
import styles from './numbers.module.css';
import { changeWords, shareWords, totalFigures } from './totals.domain.ts';

/** Totals of a period beside the one before it, the course of orders, and pictures by day. */
export function Overview({ query }: { readonly query: NumbersQuery }) {
  const { api } = usePlatform();
  const stats = useQuery({ ...statsQuery(api, query), retry: false });
  const days = useQuery({ ...statsByDayQuery(api, query), retry: false });
  const failed = stats.error ? stats : days;
  if (stats.data === undefined || days.data === undefined)
    return <NotLoaded what="показатели" lines={8} query={failed} />;
  const { totals, before } = stats.data;
  if (isNothing(totals))
    return (
      <EmptyState
        title="За этот период событий не было"
        text="Выберите другие дни или снимите отбор по сайту и источнику."
      />
    );
  return (
    <div className={desk.section}>
      <Totals {...{ totals, before, query }} />
      <Course {...{ totals, query }} />
      <DayCharts days={days.data.days} />
    </div>
  );
}

const isNothing = (totals: NumberTotals): boolean => Object.values(totals).every((value) => !value);

interface TotalsProps {
  readonly totals: NumberTotals;
  readonly before: NumberTotals;
  readonly query: NumbersQuery;
}

const Totals = ({ totals, before, query }: TotalsProps) => (
  <section aria-label="Итоги" className={desk.section}>
    <ul className={styles.figures}>
      {totalFigures.map(({ title, text, value, figure, note }) => (
        <li key={title} className={styles.figure}>
          <span className={styles.name}>{title}</span>
          <span className={styles.value}>
            <Link
              to={figure === undefined ? productsAddress(query) : rowsAddress(figure, query)}
              aria-label={`${title}: ${text(totals)}, показать ${figure === undefined ? 'по услугам' : 'список'}`}
              className={linkClassName('plain')}
            >
              {text(totals)}
            </Link>
          </span>
          <span className={styles.change}>
            {[note?.(totals) ?? '', changeWords(value(totals), value(before))].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
    <p className={desk.soft}>Изменение — к такому же периоду перед выбранным.</p>
  </section>
);

const steps = [
  { figure: 'placed', title: 'Оформлены', count: ({ placed }: NumberTotals) => placed },
  { figure: 'paid', title: 'Оплачены', count: ({ paid }: NumberTotals) => paid },
] as const;
const itemSteps = [
  { figure: 'sold', title: 'Позиции оплачены', count: ({ sold }: NumberTotals) => sold },
  { figure: 'delivered', title: 'Позиции готовы', count: ({ delivered }: NumberTotals) => delivered },
] as const;

/** How many of those who register order, pay and get their reports; each step is a way into its list. */
function Course({ totals, query }: Omit<TotalsProps, 'before'>) {
  const all = [...steps, ...itemSteps];
  return (
    <section aria-label="Путь заказа" className={desk.section}>
      <BarChart
        title="Путь заказа"
        subtitle="Сколько заказов и позиций дошло до каждого шага за период"
        table={{ beside: 'в ссылках ниже' }}
        data={{
          series: ['Количество'],
          lie: 'rows',
          values: countValues('штука', 'штуки', 'штук'),
          bars: all.map(({ title, count }) => ({ title, values: [count(totals)] })),
        }}
      />
      <div className={desk.row}>
        {all.map(({ figure, title, count }, place) => {
          const previous = place % 2 === 0 ? undefined : all[place - 1];
          const share = previous === undefined ? '' : shareWords(count(totals), previous.count(totals));
          return (
            <Link key={figure} to={rowsAddress(figure, query)} className={linkClassName('plain')}>
              {`${title}: ${count(totals)}${share && ` (${share})`}`}
            </Link>
          );
        })}
      </div>
    </section>
  );
}
