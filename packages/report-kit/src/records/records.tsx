import type { FindingRecord, Match } from '@proverka/contract/finding';
import { typeset } from '@proverka/ui-kit/typeset';
import styles from './records.module.css';

const matchWords: Readonly<Record<Match['kind'], string>> = {
  same: 'Тот же человек',
  likely: 'Вероятно, тот же человек',
  namesake: 'Тёзка',
};

/** As many as are read without a press; the others are behind one. */
const shownAtOnce = 3;

/** Records of a register behind a finding: what stands in each, and how sure it is that it is about the same person. */
export function Records({ records }: { readonly records: readonly FindingRecord[] }) {
  if (records.length === 0) return null;
  const first = records.slice(0, shownAtOnce);
  const others = records.slice(shownAtOnce);
  return (
    <div className={styles.records}>
      <List records={first} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{`Показать остальные: ${others.length}`}</summary>
          <List records={others} />
        </details>
      )}
    </div>
  );
}

function List({ records }: { readonly records: readonly FindingRecord[] }) {
  return (
    <ul className={styles.list}>
      {records.map((record, place) => (
        <li key={keyOf(record, place)} className={styles.record}>
          <h4 className={styles.title}>{typeset(record.title)}</h4>
          {record.match && <MatchNote match={record.match} />}
          <dl className={styles.facts}>
            {record.facts.map(({ name, value }) => (
              <div key={`${name} ${value}`} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{typeset(value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function MatchNote({ match: { kind, reason } }: { readonly match: Match }) {
  return (
    <p className={styles.match}>
      <strong className={`${styles.kind} ${styles[kind]}`}>{matchWords[kind]}</strong>
      {reason !== '' && `: ${typeset(reason)}`}
    </p>
  );
}

/** A register may hold the same twice. */
const keyOf = ({ title }: FindingRecord, place: number): string => `${place} ${title}`;
