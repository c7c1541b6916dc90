import type { Valuation } from '@proverka/contract/valuation';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { formatDate } from '@proverka/words/dates';
import { formatDecimal } from '@proverka/words/number-format';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { basisWords } from '@proverka/words/valuation-words';
import { flatTitle } from '../../valued-flat/flat-words.domain.ts';
import { wholeRubles } from '../../valued-flat/whole-rubles.ts';
import { PriceRange } from './price-range.tsx';
import styles from './valuation-report.module.css';

interface ValuationValueProps {
  readonly id: string;
  readonly valuation: Valuation;
}

/** The value first, with its bounds and what kind of prices it rests on. */
export function ValuationValue({ id, valuation }: ValuationValueProps) {
  const { flat, basis, value, low, high, value_per_m2: perMetre, valued_on: day } = valuation;
  return (
    <section id={id} aria-label="Оценка" className={styles.verdict}>
      <h2 className={styles.subject}>{typeset(flatTitle(flat))}</h2>
      <p className={styles.price}>{wholeRubles(value)}</p>
      <p>
        <Badge>{basisWords[basis]}</Badge>
      </p>
      <p>
        {typeset(`Рыночная цена на ${formatDate(day)}. Четыре из пяти таких квартир `)}
        {basis === 'sales' ? 'продаются' : 'выставлены'} по цене от {wholeRubles(low)} до&nbsp;
        {wholeRubles(high)}. Это {wholeRubles(perMetre)} за{'\u00A0'}м².
      </p>
      <PriceRange {...valuation} />
      {basis === 'adverts' && (
        <p className={styles.soft}>
          {typeset(
            'Сделок с такими квартирами рядом мы не нашли, поэтому число — из объявлений: просят обычно больше, чем платят.',
          )}
        </p>
      )}
      <Accuracy accuracy={valuation.accuracy} />
    </section>
  );
}

function Accuracy({ accuracy }: Pick<Valuation, 'accuracy'>) {
  return (
    <p className={styles.soft}>
      {accuracy &&
        `${typeset(
          `В этом районе половина оценок ошибалась меньше чем на ${formatDecimal(accuracy.median_error * 100, 1)} %: проверено на ${counted(accuracy.sales, 'сделке', 'сделках', 'сделках')}, которых модель не видела.`,
        )} `}
      <Link to="/valuation/accuracy/" className={linkClassName()}>
        Как мы себя проверяем
      </Link>
    </p>
  );
}
