import type { Product } from '@proverka/contract/product';
import { Card } from '@proverka/ui-kit/card';
import { Price } from '@proverka/ui-kit/price';
import { midSentence } from '@proverka/words/mid-sentence';
import { typeset } from '@proverka/words/typeset';
import { counted } from '@proverka/words/plural';
import { formatMoney } from '@proverka/words/money';
import { priced } from '../order/order-request.domain.ts';
import { expectedTime } from './expected-time.domain.ts';
import { listPriceOf } from './product-price.tsx';
import styles from './product-terms.module.css';

/** A product as one of several to choose from. */
export const termsOption = (product: Product) => ({
  value: product.product_name,
  label: typeset(product.product_name_ru),
  hint: typeset(
    [contentsWords(product), `Срок: ${expectedTime(product.metadata.expected)}`].filter(Boolean).join('. '),
  ),
  aside: formatMoney(priced(product).price),
});

/** Longer lists are cut and counted, so that products can be compared. */
const NAMED = 4;

/** «Долги у приставов, банкротство и ещё 10 проверок»; empty when the title says it. */
function contentsWords({ product_name_ru: title, metadata: { contents } }: Product): string {
  if (contents.every((line) => line === title)) return '';
  const rest = contents.length - NAMED;
  if (rest <= 1) return inOneSentence(contents);
  return `${inOneSentence(contents.slice(0, NAMED))} и ещё ${counted(rest, 'проверка', 'проверки', 'проверок')}`;
}

const inOneSentence = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map(midSentence)].join(', ');

/** The contents of the only product. */
export function ProductTerms({ product }: { readonly product: Product }) {
  const { contents, expected } = product.metadata;
  return (
    <Card as="section" aria-label="Состав и цена" className={styles.terms}>
      <h3 className={styles.title}>{typeset(product.product_name_ru)}</h3>
      <Price
        size="large"
        value={product.product_price === 0 ? 'Бесплатно' : formatMoney(priced(product).price)}
        {...listPriceOf(product)}
        note={`срок: ${expectedTime(expected)}`}
      />
      <ul className={styles.contents}>
        {contents.map((line) => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
    </Card>
  );
}
