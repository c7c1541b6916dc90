import { BarChart } from '@proverka/charts/bar-chart';
import { LineChart } from '@proverka/charts/line-chart';
import { countValues, moneyValues } from '@proverka/charts/value-format';
import type { MarketFigures } from '@proverka/contract/market';
import { rubles } from '@proverka/validation/money';
import { flatsOfRooms, toHundreds } from '../../adverts/advert-words.domain.ts';
import { kindTitle } from './market-sentences.domain.ts';
import styles from './market.module.css';

const dayCounts = countValues('день', 'дня', 'дней');
const flatCounts = countValues('квартира', 'квартиры', 'квартир');
const money = (value: number | null): number | null => (value === null ? null : rubles(toHundreds(value)));

/** How the market of an area went, month by month. */
export function MarketByMonth({ figures: { months } }: { readonly figures: MarketFigures }) {
  if (months.every(({ price_per_m2: price, count }) => price === null && count === 0)) return null;
  return (
    <section aria-labelledby="months" className={styles.section}>
      <h2 id="months">По месяцам</h2>
      <LineChart
        title="Средняя цена квадратного метра"
        subtitle="Цены объявлений; месяцы, когда продавали меньше пяти квартир, пропущены"
        empty="Ни в одном месяце не продавали пяти квартир сразу: средней цены нет."
        data={{
          series: [
            {
              title: 'Цена за м²',
              points: months.map(({ month, price_per_m2: price }) => ({ day: month, value: money(price) })),
            },
          ],
          values: moneyValues,
        }}
      />
      <div className={styles.pair}>
        <LineChart
          title="Квартир в продаже"
          subtitle="Все, что продавали в течение месяца"
          data={{
            series: [
              { title: 'Квартир', points: months.map(({ month, count }) => ({ day: month, value: count })) },
            ],
            values: flatCounts,
            fromZero: true,
          }}
        />
        <LineChart
          title="Срок продажи"
          subtitle="Половина снятых за месяц квартир продавалась быстрее"
          empty="Ни в одном месяце не снимали пяти квартир: срока нет."
          data={{
            series: [
              {
                title: 'Дней в продаже',
                points: months.map(({ month, days_on_sale: days }) => ({ day: month, value: days })),
              },
            ],
            values: dayCounts,
            fromZero: true,
          }}
        />
      </div>
    </section>
  );
}

/** What flats and houses of each kind cost now; kinds too rare for a figure are left out. */
export function MarketByKind({ figures }: { readonly figures: MarketFigures }) {
  const rooms = figures.by_rooms.filter(({ price_per_m2: { value } }) => value !== null);
  const kinds = figures.by_house_kind.filter(({ price_per_m2: { value } }) => value !== null);
  if (rooms.length < 2 && kinds.length < 2) return null;
  return (
    <section aria-labelledby="kinds" className={styles.section}>
      <h2 id="kinds">За что платят</h2>
      <div className={styles.pair}>
        {rooms.length > 1 && (
          <BarChart
            title="Цена за м² по числу комнат"
            data={{
              series: ['Цена за м²'],
              bars: rooms.map(({ rooms: count, price_per_m2: { value } }) => ({
                title: flatsOfRooms(count),
                values: [money(value)],
              })),
              values: moneyValues,
              lie: 'rows',
            }}
          />
        )}
        {kinds.length > 1 && (
          <BarChart
            title="Цена за м² по видам домов"
            data={{
              series: ['Цена за м²'],
              bars: kinds.map(({ house_kind: kind, price_per_m2: { value } }) => ({
                title: kindTitle(kind),
                values: [money(value)],
              })),
              values: moneyValues,
              lie: 'rows',
            }}
          />
        )}
      </div>
    </section>
  );
}
