import type { Right } from '@proverka/contract/extract';
import { shareSegments, unstatedShare, type ShareSegment } from '@proverka/extract/facts/shares.domain';
import styles from './share-bar.module.css';

/** Below this share a phone has no room for the fraction's text. */
const leastTitled = 0.1;

/** The shares as a bar; the table below has the same data. */
export function ShareBar({ rights }: { readonly rights: readonly Right[] }) {
  const segments = shareSegments(rights);
  if (!segments) return null;
  const rest = unstatedShare(segments);
  return (
    <div aria-hidden className={styles.frame}>
      <svg width="100%" height="36" className={styles.bar}>
        {segments.map((segment, place) => (
          <Segment key={segment.key} segment={segment} isEven={place % 2 === 0} />
        ))}
      </svg>
      {rest > 0 && <p className={styles.note}>Пустая часть: доли, которых в выписке нет.</p>}
    </div>
  );
}

function Segment({
  segment: { from, size, title },
  isEven,
}: {
  readonly segment: ShareSegment;
  readonly isEven: boolean;
}) {
  return (
    <>
      <rect
        x={percent(from)}
        width={percent(size)}
        height="36"
        className={isEven ? styles.even : styles.odd}
      />
      {size >= leastTitled && (
        <text
          x={percent(from + size / 2)}
          y="23"
          textAnchor="middle"
          className={isEven ? styles.onEven : styles.onOdd}
        >
          {title}
        </text>
      )}
    </>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
