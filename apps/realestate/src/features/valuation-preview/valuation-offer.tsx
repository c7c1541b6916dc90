import type { Estimate } from '@proverka/contract/valuation';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { CheckIcon, ClockIcon } from '@proverka/ui-kit/icon';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Price } from '@proverka/ui-kit/price';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import styles from './valuation-preview.module.css';

interface ValuationOfferProps {
  readonly estimate: Pick<Estimate, 'product_price'>;
  readonly orderPath: string;
  /** How soon, in words; empty while the valuation is not on sale. */
  readonly time: string;
  /** The report the visitor has already, and its day in words. */
  readonly owned: { readonly path: string; readonly day: string } | null;
}

const contents = [
  'Цена этой квартиры и границы, в которых продают четыре из пяти',
  'Похожие квартиры и поправки в рублях',
  'За сколько дней продать по трём ценам',
  'Что изменит цену и чего оценка не знает',
  'PDF с номером, по которому отчёт можно подтвердить',
];

/** What the report adds to the preview, for how much; the order follows. */
export function ValuationOffer({ estimate, orderPath, time, owned }: ValuationOfferProps) {
  return (
    <Card as="section" aria-labelledby="offer" className={styles.offer}>
      <h2 id="offer">В отчёте</h2>
      <ul className={styles.contents}>
        {contents.map((line) => (
          <li key={line} className={styles.line}>
            <CheckIcon className={styles.sign} />
            {typeset(line)}
          </li>
        ))}
      </ul>
      <p className={styles.terms}>
        <Price value={formatMoney(parseMoney(estimate.product_price) ?? ZERO)} size="large" />
        {time !== '' && (
          <span className={styles.time}>
            <ClockIcon />
            {time}
          </span>
        )}
      </p>
      <Link to={orderPath} className={buttonClassName({ size: 'large', wide: true })}>
        Заказать оценку
      </Link>
      {owned && (
        <Link to={owned.path} className={buttonClassName({ variant: 'secondary', wide: true })}>
          Открыть оценку от {owned.day}
        </Link>
      )}
      <p className={styles.soft}>{typeset('Не получится посчитать — деньги вернутся.')}</p>
      <p className={styles.links}>
        <Link to="/valuation/demo-page/" className={linkClassName()}>
          Пример отчёта
        </Link>
        <Link to="/valuation/accuracy/" className={linkClassName()}>
          Насколько мы ошибаемся
        </Link>
      </p>
    </Card>
  );
}
