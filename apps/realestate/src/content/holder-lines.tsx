import type { Holder, Right } from '@proverka/contract/extract';
import { typeset } from '@proverka/words/typeset';
import { withWholeNumbers } from '@proverka/report-kit/with-whole-numbers';
import { rightLines } from '@proverka/extract/facts/right-facts.domain';
import { holderLines } from '@proverka/words/extract-words';
import styles from './holder-lines.module.css';

interface HolderLinesProps {
  readonly holders: readonly Holder[];
  /** Names only, for lists of many holders. */
  readonly isBrief?: boolean;
}

/** Holders one per line, each with the details that identify it. */
export function HolderLines({ holders, isBrief = false }: HolderLinesProps) {
  if (holders.length === 0) return 'не указан';
  return holders.map((holder, place) => {
    const [name = '', ...more] = isBrief ? [holder.name] : holderLines(holder);
    return (
      <span key={holderKey(holder, place)} className={styles.holder}>
        <span className={styles.name}>{typeset(name)}</span>
        {more.map((line) => (
          <span key={line} className={styles.more}>
            {typeset(line)}
          </span>
        ))}
      </span>
    );
  });
}

function holderKey({ name, inn }: Holder, place: number): string {
  return `${place} ${inn ?? name}`;
}

/** «Общая долевая собственность», with the share on the next line. */
export function RightLines({ right }: { readonly right: Pick<Right, 'type' | 'shares'> }) {
  const [type, ...shares] = rightLines(right);
  return (
    <span className={styles.holder}>
      <span>{type}</span>
      {shares.map((share) => (
        <span key={share} className={styles.name}>
          {share}
        </span>
      ))}
    </span>
  );
}

/** A number that may wrap after its separators, with notes on the next lines. */
export function RecordLines({ lines }: { readonly lines: readonly string[] }) {
  const [number = '', ...more] = lines;
  return (
    <span className={styles.holder}>
      <span className={styles.number}>{withWholeNumbers(number)}</span>
      {more.map((line) => (
        <span key={line} className={styles.more}>
          {withWholeNumbers(typeset(line))}
        </span>
      ))}
    </span>
  );
}
