import type { Estimate } from '@proverka/contract/valuation';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { basisWords } from '@proverka/words/valuation-words';
import { wholeRubles } from '../../valued-flat/whole-rubles.ts';
import styles from './valuation-preview.module.css';

interface EstimateBasisProps {
  readonly estimate: Estimate;
  /** Another answer of the buyer is being asked about. */
  readonly isStale: boolean;
}

/** What a valuation of this flat would rest on; its value is told in the report. */
export function EstimateBasis({ estimate, isStale }: EstimateBasisProps) {
  const { basis, comparables_found: found } = estimate;
  return (
    <section aria-labelledby="basis" aria-busy={isStale} className={styles.basis}>
      <h2 id="basis">{typeset('Эту квартиру можно оценить')}</h2>
      <LevelMark level={basis === 'sales' ? 'clear' : 'attention'}>
        {typeset(`Посчитаем ${basisWords[basis]}`)}
      </LevelMark>
      <p className={styles.found}>
        {typeset(`Нашлось похожих: ${counted(found, 'квартира', 'квартиры', 'квартир')}`)}
      </p>
      <Range estimate={estimate} />
      <output className={styles.soft}>{isStale ? 'Пересчитываем…' : ''}</output>
    </section>
  );
}

function Range({ estimate: { district_range: range, basis, flat } }: Pick<EstimateBasisProps, 'estimate'>) {
  if (range === null) {
    return (
      <p>
        {typeset(
          `Сколько вообще стоят такие квартиры в районе ${flat.district}, сказать нельзя: за год их слишком мало. Цену этой посчитаем по похожим из соседних.`,
        )}
      </p>
    );
  }
  return (
    <>
      <p>
        {typeset(
          `Квартиры такой площади в районе ${flat.district} за год ${basis === 'sales' ? 'купили' : 'выставили'} за`,
        )}
      </p>
      <p className={styles.range}>
        {wholeRubles(range.low)} — {wholeRubles(range.high)}
      </p>
      <p className={styles.soft}>
        {typeset(
          `Столько у четырёх из пяти, всего ${counted(range.flats, 'квартира', 'квартиры', 'квартир')}. Это весь район, без дома, этажа и состояния. Цена именно этой квартиры и её границы — в отчёте.`,
        )}
      </p>
    </>
  );
}
