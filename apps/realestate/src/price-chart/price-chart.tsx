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
    <figure className={styles.chart}>
      <svg width="100%" height={top + height + labelHeight} aria-hidden className={styles.drawing}>
        {chart.ticks.map(({ value, y }) => (
          <text key={value} x="100%" y={pixels(y) + 4} textAnchor="end" className={styles.label}>
            {formatValue(value)}
          </text>
        ))}
      </svg>
      <svg
        width="100%"
        height={top + height + labelHeight}
        role="img"
        aria-label={label}
        className={styles.drawing}
      >
        {chart.ticks.map(({ value, y }) => (
          <line key={value} x1="0" x2="100%" y1={pixels(y)} y2={pixels(y)} className={styles.grid} />
        ))}
        <Labels chart={chart} />
        <Line chart={chart} />
      </svg>
    </figure>
  );
}

function Labels({ chart: { points } }: LineProps) {
  return (
    <g aria-hidden>
      {points.map(({ label, x, isLabelled }, place) => {
        if (!isLabelled) return null;
        // The last one ends with the drawing, or it would leave it.
        const isLast = place === points.length - 1 && place > 0;
        return (
          <text
            key={label}
            x={isLast ? '100%' : percent(x)}
            y={top + height + 20}
            textAnchor={isLast ? 'end' : 'middle'}
            className={styles.label}
          >
            {label}
          </text>
        );
      })}
    </g>
  );
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
