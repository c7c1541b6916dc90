import { drawChart, type ChartPoint, type DrawnChart } from './price-chart.domain.ts';
import styles from './price-chart.module.css';

interface PriceChartProps {
  readonly points: readonly ChartPoint[];
  /** What is shown, for those who cannot see it; a table beside says the rest. */
  readonly label: string;
  readonly formatValue: (value: number) => string;
}

const height = 200;
const labelHeight = 28;
const top = 14;

/** Prices over time as a line; drawn in percent of the width, so that it follows the screen without a script. */
export function PriceChart({ points, label, formatValue }: PriceChartProps) {
  const chart = drawChart(points);
  if (!chart) return null;
  return (
    <div className={styles.chart}>
      <svg
        width="100%"
        height={top + height + labelHeight}
        role="img"
        aria-label={label}
        className={styles.drawing}
      >
        <Axis chart={chart} formatValue={formatValue} />
        <Line chart={chart} />
      </svg>
    </div>
  );
}

function Axis({ chart: { ticks, points }, formatValue }: AxisProps) {
  return (
    <g aria-hidden>
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line x1="0" x2="100%" y1={pixels(y)} y2={pixels(y)} className={styles.grid} />
          <text x="0" y={pixels(y) - 4} className={styles.value}>
            {formatValue(value)}
          </text>
        </g>
      ))}
      {points.map(({ label, x, isLabelled }) =>
        isLabelled ? (
          <text key={label} x={percent(x)} y={top + height + 20} textAnchor="middle" className={styles.label}>
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}

interface AxisProps extends LineProps {
  readonly formatValue: (value: number) => string;
}

interface LineProps {
  readonly chart: DrawnChart;
}

function Line({ chart: { points } }: LineProps) {
  return (
    <g aria-hidden>
      {points.map(({ label, x, lowY, highY }) => (
        <line
          key={label}
          x1={percent(x)}
          x2={percent(x)}
          y1={pixels(lowY)}
          y2={pixels(highY)}
          className={styles.range}
        />
      ))}
      {points.slice(1).map(({ label, x, y }, place) => {
        const before = points[place];
        return before ? (
          <line
            key={label}
            x1={percent(before.x)}
            y1={pixels(before.y)}
            x2={percent(x)}
            y2={pixels(y)}
            className={styles.line}
          />
        ) : null;
      })}
      {points.map(({ label, x, y }) => (
        <circle key={label} cx={percent(x)} cy={pixels(y)} r="4" className={styles.dot} />
      ))}
    </g>
  );
}

const pixels = (share: number): number => Math.round((top + share * height) * 10) / 10;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
