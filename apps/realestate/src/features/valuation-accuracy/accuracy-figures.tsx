import type { Backtest } from '@proverka/contract/valuation';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { typeset } from '@proverka/words/typeset';
import { figuresOf, type Figure } from './figures.domain.ts';
import styles from './valuation-accuracy.module.css';

/** Every figure of the test with what it means and whether it is within its norm. */
export function AccuracyFigures({ backtest }: { readonly backtest: Backtest }) {
  return (
    <dl className={styles.figures}>
      {figuresOf(backtest).map((figure) => (
        <div key={figure.title} className={styles.figure}>
          <dt className={styles.name}>{typeset(figure.title)}</dt>
          <dd className={styles.value}>{figure.value}</dd>
          <dd className={styles.meaning}>{typeset(figure.meaning)}</dd>
          {figure.norm && <Norm norm={figure.norm} />}
        </div>
      ))}
    </dl>
  );
}

function Norm({ norm: { words, isKept } }: { readonly norm: NonNullable<Figure['norm']> }) {
  return (
    <dd className={styles.norm}>
      <LevelMark level={isKept ? 'clear' : 'warning'}>
        {typeset(isKept ? `В норме: ${words}` : `Вне нормы: ${words}`)}
      </LevelMark>
    </dd>
  );
}
