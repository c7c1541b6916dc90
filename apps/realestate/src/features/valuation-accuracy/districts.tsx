import type { Backtest, DistrictAccuracy } from '@proverka/contract/valuation';
import { LongTable } from '@proverka/report-kit/long-table';
import { ReportRemark } from '@proverka/report-kit/report-section';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import type { TableColumn } from '@proverka/ui-kit/table';
import { formatDecimal, groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import { districtTitle, percentOf } from './figures.domain.ts';
import styles from './valuation-accuracy.module.css';

/** What a district was aimed at. */
const aimed = 0.8;

/** The same test by district: a good total could hide a bad one. */
export function Districts({ districts }: Pick<Backtest, 'districts'>) {
  const rows = districts.toSorted((one, other) => other.sales - one.sales);
  return (
    <>
      <LongTable
        caption="Проверка по районам"
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ city, district }) => `${city} ${district}`}
      />
      <ReportRemark>
        Допуск — два процентных пункта или три стандартные ошибки, что больше: чем меньше сделок, тем чаще
        доля отклоняется случайно. Где сделок меньше двухсот, судить рано.
      </ReportRemark>
    </>
  );
}

const columns: readonly TableColumn<DistrictAccuracy>[] = [
  {
    key: 'district',
    title: 'Район',
    kind: 'main',
    cell: ({ district, city }) => (
      <>
        {districtTitle(district)}
        <span className={styles.city}>{typeset(city)}</span>
      </>
    ),
  },
  { key: 'sales', title: 'Сделок', kind: 'number', cell: ({ sales }) => groupedDigits(sales) },
  {
    key: 'error',
    title: 'Медианная ошибка',
    kind: 'number',
    cell: ({ median_error: error }) => percentOf(error),
  },
  {
    key: 'within',
    title: 'Не дальше 10\u00A0%',
    kind: 'number',
    cell: ({ within_10: within }) => percentOf(within),
  },
  { key: 'coverage', title: 'Внутри границ', kind: 'number', cell: ({ coverage }) => percentOf(coverage) },
  { key: 'norm', title: 'Границы честны', cell: (row) => <Norm row={row} /> },
];

function Norm({ row: { coverage, coverage_allowed: allowed } }: { readonly row: DistrictAccuracy }) {
  if (allowed === null) return <LevelMark level="unchecked">мало сделок</LevelMark>;
  const words = `${formatDecimal(Math.max(0, aimed - allowed) * 100, 1)}–${percentOf(Math.min(1, aimed + allowed))}`;
  return Math.abs(coverage - aimed) <= allowed + 1e-9 ? (
    <LevelMark level="clear">{`в допуске ${words}`}</LevelMark>
  ) : (
    <LevelMark level="warning">{`вне допуска ${words}`}</LevelMark>
  );
}
