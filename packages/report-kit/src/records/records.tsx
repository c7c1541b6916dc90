import type { MatchNote, PresentedFinding, PresentedRecord } from '@proverka/findings/present-findings';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { typeset } from '@proverka/words/typeset';
import { DamagePicture } from '../damage/damage-picture.tsx';
import { withWholeNumbers } from '../register-number/with-whole-numbers.tsx';
import styles from './records.module.css';

type RecordsProps = Pick<PresentedFinding, 'match' | 'first' | 'rest'>;

/** The register's records that support a finding, with the certainty that they are about the subject. */
export function Records({ match, first, rest }: RecordsProps) {
  if (first.length === 0) return null;
  return (
    <div className={styles.records}>
      {match && <MatchWords match={match} />}
      <List records={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{`Показать остальные: ${rest.length}`}</summary>
          <List records={rest} />
        </details>
      )}
    </div>
  );
}

function List({ records }: { readonly records: readonly PresentedRecord[] }) {
  return (
    <ul className={styles.list}>
      {records.map(({ record, match, level }, place) => (
        <li key={keyOf(record, place)} className={styles.record}>
          {level && <LevelMark level={level} />}
          <h4 className={styles.title}>{withWholeNumbers(typeset(record.title))}</h4>
          {match && <MatchWords match={match} />}
          <dl className={styles.facts}>
            {record.facts.map(({ name, value }) => (
              <div key={`${name} ${value}`} className={styles.fact}>
                <dt>{typeset(name)}</dt>
                <dd>{withWholeNumbers(typeset(value))}</dd>
              </div>
            ))}
          </dl>
          {record.damage && <DamagePicture damage={record.damage} />}
        </li>
      ))}
    </ul>
  );
}

/** How certain it is that records are about the subject, and why. */
export function MatchWords({ match: { kind, words, reason } }: { readonly match: MatchNote }) {
  return (
    <p className={styles.match}>
      <strong className={`${styles.kind} ${styles[kind]}`}>{typeset(words)}</strong>
      {reason !== '' && `: ${typeset(reason)}`}
    </p>
  );
}

/** Records may repeat in a register. */
const keyOf = ({ title }: PresentedRecord['record'], place: number): string => `${place} ${title}`;
