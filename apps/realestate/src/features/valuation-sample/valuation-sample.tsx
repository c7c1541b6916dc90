import { dayWords } from '@proverka/charts/day-words';
import { LineChart } from '@proverka/charts/line-chart';
import { moneyValues } from '@proverka/charts/value-format';
import { Facts } from '@proverka/report-kit/facts';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';
import { formatDate } from '@proverka/words/dates';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { formatDecimal } from '@proverka/words/number-format';
import { sampleValuation } from '../../content/samples/valuation.ts';
import { NarrowTable } from '../../narrow-table/narrow-table.tsx';
import { estimate, pricePerM2, type Comparable } from './estimate.domain.ts';
import { PriceRange } from './price-range.tsx';
import styles from './valuation-sample.module.css';

const { address, areaM2, facts, comparables, months, sources, day } = sampleValuation;
const money = (amount: number) => formatMoney(rubles(Math.round(amount)));

/** A full valuation: the price first, then what it is based on. */
export function ValuationSample() {
  const result = estimate(comparables, areaM2);
  if (!result) return null;
  return (
    <div className={styles.report}>
      <section aria-label="Оценка" className={styles.verdict}>
        <p className={styles.subject}>{typeset(`Квартира ${formatDecimal(areaM2, 1)} м², ${address}`)}</p>
        <LevelMark level="clear">Похожих квартир достаточно</LevelMark>
        <p className={styles.price}>{money(result.price)}</p>
        <p>
          {typeset(`Рыночная цена на ${formatDate(day)}. Похожие квартиры продают по цене от `)}
          {money(result.low)} до&nbsp;{money(result.high)}; медиана&nbsp;— {money(result.pricePerM2)} за
          {'\u00A0'}м².
        </p>
        <PriceRange {...result} />
      </section>
      <ReportSection
        title="Квартира"
        source={`ЕГРН и публичная кадастровая карта, сведения на ${formatDate(day)}`}
      >
        <Facts facts={facts.map(({ title, value }) => ({ title, value: typeset(value) }))} />
      </ReportSection>
      <ReportSection title="С чем сравнили" source={`Открытые объявления на ${formatDate(day)}`}>
        <Table
          caption="Похожие квартиры"
          hideCaption
          columns={comparableColumns}
          rows={comparables}
          rowKey={({ address: place, areaM2: area }) => `${place} ${area}`}
        />
        <ReportRemark>
          {typeset(
            'Ещё шестнадцать объявлений отброшены: повторы, доли, квартиры дальше километра и те, чья площадь слишком отличается.',
          )}
        </ReportRemark>
      </ReportSection>
      <Months />
      <ReportSection title="Источники">
        <Facts facts={sources.map(({ title, text }) => ({ title, value: typeset(text) }))} />
      </ReportSection>
      <ReportSection title="Чего оценка не знает">
        <ReportRemark>
          {typeset(
            'Состояние квартиры, вид из окна и срочность продажи. Это не отчёт об оценке по закону № 135-ФЗ: для ипотеки, суда и наследства нужен оценщик.',
          )}
        </ReportRemark>
      </ReportSection>
    </div>
  );
}

const comparableColumns: readonly TableColumn<Comparable>[] = [
  { key: 'address', title: 'Адрес', kind: 'main', cell: ({ address: place }) => typeset(place) },
  { key: 'area', title: 'Площадь, м²', kind: 'number', cell: ({ areaM2: area }) => formatDecimal(area, 1) },
  { key: 'floor', title: 'Этаж', cell: ({ floor }) => floor },
  { key: 'price', title: 'Цена', kind: 'number', cell: ({ price }) => money(price) },
  { key: 'metre', title: 'Цена за м²', kind: 'number', cell: (flat) => money(pricePerM2(flat)) },
  { key: 'difference', title: 'Чем отличается', cell: ({ difference }) => typeset(difference) },
];

function Months() {
  return (
    <ReportSection
      title="Как менялась цена метра в доме"
      source={`Статистика объявлений за 12 месяцев, сведения на ${formatDate(day)}`}
    >
      <div className={styles.sides}>
        <LineChart
          title="Медиана цены квадратного метра в доме по месяцам"
          hideTitle
          table={{ beside: 'в таблице рядом' }}
          data={{
            series: [
              {
                title: 'За м²',
                points: months.map(({ month, price }) => ({ day: month, value: rubles(price) })),
              },
            ],
            values: moneyValues,
          }}
        />
        <NarrowTable
          caption="Медиана цены квадратного метра по месяцам"
          titles={['Месяц', 'За м²']}
          rows={months.toReversed().map(({ month, price }) => [dayWords(month), money(price)])}
        />
      </div>
    </ReportSection>
  );
}
