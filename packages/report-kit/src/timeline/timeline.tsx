import { drawTimeline, lastedWords, type TimelineTick } from './timeline.domain.ts';
import styles from './timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  readonly title: string;
  /** ISO dates; `null` for an ongoing period. */
  readonly start: string;
  readonly end: string | null;
}

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** The ISO date the information is valid for, where ongoing periods end. */
  readonly until: string;
}

/** Periods as bars over years. Decorative: a table beside it has the same content. */
export function Timeline({ entries, until }: TimelineProps) {
  const { bars, ticks } = drawTimeline(entries, until);
  return (
    <div className={styles.timeline} aria-hidden>
      <ol className={styles.rows}>
        {bars.map(({ key, title, start, end, from, to }) => (
          <li key={key} className={styles.row}>
            <span className={styles.title}>{title}</span>
            <span className={styles.note}>{lastedWords(start, end ?? until)}</span>
            <Bar from={from} to={to} isCurrent={end === null} ticks={ticks} />
          </li>
        ))}
      </ol>
      <svg width="100%" height="20" className={styles.years}>
        {ticks.map(({ at, title }, place) => (
          <text key={title} x={percent(at)} y="15" textAnchor={anchorOf(place, ticks.length)}>
            {title}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface BarProps {
  readonly from: number;
  readonly to: number;
  readonly isCurrent: boolean;
  readonly ticks: readonly TimelineTick[];
}

/** Positions in percent of the width, so that the drawing scales without a script. */
function Bar({ from, to, isCurrent, ticks }: BarProps) {
  const width = Math.max(to - from, 0.006);
  return (
    <svg width="100%" height="14" className={styles.bar}>
      {ticks.map(({ at, title }) => (
        <line key={title} x1={percent(at)} x2={percent(at)} y1="0" y2="14" className={styles.grid} />
      ))}
      <rect
        x={percent(Math.min(from, 1 - width))}
        y="2"
        width={percent(width)}
        height="10"
        rx="3"
        className={isCurrent ? styles.current : styles.past}
      />
    </svg>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

function anchorOf(place: number, count: number): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start';
  return place === count - 1 ? 'end' : 'middle';
}
