import { drawChart, type ChartPoint, type DrawnChart } from './price-chart.domain.ts';
import styles from './price-chart.module.css';

interface PriceChartProps {
  readonly points: readonly ChartPoint[];
  /** The chart's accessible name; a table next to it has the data. */
  readonly label: string;
  readonly formatValue: (value: number) => string;
}

/** Prices over time as a line, in fractions of its box, so that it resizes without a script. */
export function PriceChart({ points, label, formatValue }: PriceChartProps) {
  const chart = drawChart(points);
  if (!chart) return null;
  return (
    <figure className={styles.chart}>
      <div className={styles.place}>
        <svg aria-hidden className={styles.drawing}>
          {chart.ticks.map(({ value, y }) => (
            <text key={value} x="100%" y={percent(y)} dy="4" textAnchor="end" className={styles.label}>
              {formatValue(value)}
            </text>
          ))}
        </svg>
      </div>
      <div className={styles.place}>
        <svg role="img" aria-label={label} className={styles.drawing}>
          {chart.ticks.map(({ value, y }) => (
            <line key={value} x1="0" x2="100%" y1={percent(y)} y2={percent(y)} className={styles.grid} />
          ))}
          <Line chart={chart} />
        </svg>
      </div>
      <Labels chart={chart} />
    </figure>
  );
}

function Labels({ chart: { points } }: LineProps) {
  return (
    <svg width="100%" height="20" aria-hidden className={styles.labels}>
      {points.map(({ label, x, isLabelled }, place) => {
        if (!isLabelled) return null;
        // The last label is right-aligned, so that it stays inside the card.
        const isLast = place === points.length - 1 && place > 0;
        return (
          <text
            key={label}
            x={isLast ? '100%' : percent(x)}
            dx={isLast ? 8 : 0}
            y="20"
            textAnchor={isLast ? 'end' : 'middle'}
            className={styles.label}
          >
            {label}
          </text>
        );
      })}
    </svg>
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
          y1={percent(lowY)}
          y2={percent(highY)}
          className={styles.range}
        />
      ))}
      {points.slice(1).map(({ label, x, y }, place) => {
        const before = points[place];
        return before ? (
          <line
            key={label}
            x1={percent(before.x)}
            y1={percent(before.y)}
            x2={percent(x)}
            y2={percent(y)}
            className={styles.line}
          />
        ) : null;
      })}
      {points.map(({ label, x, y }) => (
        <circle key={label} cx={percent(x)} cy={percent(y)} r="4" className={styles.dot} />
      ))}
    </g>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
