import type { FindingRecord, Match } from '@proverka/contract/finding';
import { matchWordsOf, type MatchWords } from '@proverka/words/match-words';
import { typeset } from '@proverka/words/typeset';
import { withWholeNumbers } from '../register-number/with-whole-numbers.tsx';
import styles from './records.module.css';

/** The number of records shown at first; the others are folded. */
const shownAtOnce = 3;

interface RecordsProps {
  /** The code of their finding; its prefix tells the kind of subject. */
  readonly code: string;
  readonly records: readonly FindingRecord[];
}

/** The register's records that support a finding, with the certainty that they are about the subject. */
export function Records({ code, records }: RecordsProps) {
  if (records.length === 0) return null;
  const words = matchWordsOf(code);
  const first = records.slice(0, shownAtOnce);
  const others = records.slice(shownAtOnce);
  return (
    <div className={styles.records}>
      <List records={first} words={words} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{`Показать остальные: ${others.length}`}</summary>
          <List records={others} words={words} />
        </details>
      )}
    </div>
  );
}

function List({ records, words }: Pick<RecordsProps, 'records'> & { readonly words: MatchWords }) {
  return (
    <ul className={styles.list}>
      {records.map((record, place) => (
        <li key={keyOf(record, place)} className={styles.record}>
          <h4 className={styles.title}>{withWholeNumbers(typeset(record.title))}</h4>
          {record.match && <MatchNote match={record.match} words={words} />}
          <dl className={styles.facts}>
            {record.facts.map(({ name, value }) => (
              <div key={`${name} ${value}`} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{withWholeNumbers(typeset(value))}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function MatchNote({
  match: { kind, reason },
  words,
}: {
  readonly match: Match;
  readonly words: MatchWords;
}) {
  return (
    <p className={styles.match}>
      <strong className={`${styles.kind} ${styles[kind]}`}>{words[kind]}</strong>
      {reason !== '' && `: ${typeset(reason)}`}
    </p>
  );
}

/** Records may repeat in a register. */
const keyOf = ({ title }: FindingRecord, place: number): string => `${place} ${title}`;
