import type { Estimate } from '@proverka/contract/valuation';
import { Price } from '@proverka/ui-kit/price';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { PreviewOffer } from '../../preview-offer/preview-offer.tsx';
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
    <PreviewOffer
      className={styles.offer}
      title="В отчёте"
      contents={contents}
      price={<Price value={formatMoney(parseMoney(estimate.product_price) ?? ZERO)} size="large" />}
      time={time}
      order={{ path: orderPath, words: 'Заказать оценку' }}
      owned={owned && { path: owned.path, words: `Открыть оценку от ${owned.day}` }}
      note="Не получится посчитать — деньги вернутся."
      links={[
        { path: '/valuation/demo-page/', words: 'Пример отчёта' },
        { path: '/valuation/accuracy/', words: 'Насколько мы ошибаемся' },
      ]}
    />
  );
}
