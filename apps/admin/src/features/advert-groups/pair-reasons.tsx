import type { AdvertPair } from '@proverka/contract/desk-adverts';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { Fold } from '../../controls/fold.tsx';
import styles from './groups.module.css';
import { decisionWords, oddsWords, weightWords } from './group-words.domain.ts';

interface PairReasonsProps {
  readonly title: string;
  readonly pairs: readonly AdvertPair[];
  readonly names: ReadonlyMap<number, string>;
}

/** What speaks for and against each pair being one flat, every sign with what it adds. */
export function PairReasons({ title, pairs, names }: PairReasonsProps) {
  return (
    <div className={styles.pairs}>
      <h3 className={desk.title}>{title}</h3>
      {pairs.map((pair) => (
        <Fold key={`${pair.first_id} ${pair.second_id}`} title={typeset(summaryOf(pair, names))}>
          {pair.by_hand !== null && <p>{typeset(decisionWords(pair))}</p>}
          {pair.reasons.length === 0 ? (
            <p className={desk.soft}>Признаки не сравнивались</p>
          ) : (
            <ul className={styles.signs}>
              {pair.reasons.map(({ sign, weight, text }) => (
                <li key={sign} className={styles.sign}>
                  <span>{typeset(text)}</span>
                  <span className={weight < 0 ? styles.against : styles.weight}>{weightWords(weight)}</span>
                </li>
              ))}
            </ul>
          )}
        </Fold>
      ))}
    </div>
  );
}

const summaryOf = (
  { first_id: first, second_id: second, weight, by_hand }: AdvertPair,
  names: ReadonlyMap<number, string>,
) =>
  `${names.get(first) ?? `№ ${first}`} и ${names.get(second) ?? `№ ${second}`}: ${oddsWords(weight)}${by_hand === null ? '' : ', решено вручную'}`;
