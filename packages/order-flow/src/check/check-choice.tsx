import type { Product } from '@proverka/contract/product';
import { Card } from '@proverka/ui-kit/card';
import { Price } from '@proverka/ui-kit/price';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { typeset } from '@proverka/ui-kit/typeset';
import { formatMoney } from '@proverka/validation/money-format';
import type { ReactNode } from 'react';
import { priced } from '../order/order-request.domain.ts';
import { listPriceOf } from '../products/product-price.tsx';
import { expectedTime } from '../products/expected-time.domain.ts';
import { ProductChoice, type ChoiceProps } from '../products/product-choice.tsx';
import styles from './check-choice.module.css';
import { checkOffer, withMain } from './check-offers.ts';
import { onFirstUse } from '@proverka/validation/on-first-use';

interface CheckChoiceProps extends ChoiceProps {
  /** The check the visitor came for. */
  readonly main: string;
  /** Below what is chosen: what it still needs. */
  readonly children?: ReactNode;
}

/** The check itself or the wider one that holds it, and what may be added about the same person. */
export function CheckChoice({ main, products, chosen, onChange, error, children }: CheckChoiceProps) {
  const on = (name: string | undefined) => products.find(({ product_name: known }) => known === name);
  const [own, wider] = [on(main), on(checkOffer(main).wider)];
  const current = wider && chosen.includes(wider.product_name) ? wider : own;
  if (!current) return null;
  const addOns = checkOffer(current.product_name).addOns.flatMap((name) => on(name) ?? []);
  return (
    <div className={styles.choice}>
      {own && wider ? (
        <RadioGroup
          legend="Объём проверки"
          cards
          value={current.product_name}
          onValueChange={(name) => onChange(withMain(name, chosen))}
          options={[own, wider].map(optionOf)}
        />
      ) : (
        <Terms product={current} />
      )}
      {addOns.length > 0 && (
        <ProductChoice
          legend="Добавить к заказу"
          products={addOns}
          chosen={chosen.filter((name) => name !== current.product_name)}
          onChange={(names) => onChange([current.product_name, ...names])}
          error={error}
        />
      )}
      {children}
    </div>
  );
}

const optionOf = (product: Product) => ({
  value: product.product_name,
  label: typeset(product.product_name_ru),
  hint: typeset(
    [contentsWords(product), `Срок: ${expectedTime(product.metadata.expected)}`].filter(Boolean).join('. '),
  ),
  aside: formatMoney(priced(product).price),
});

/** More than these are counted, not named: a choice of two is not read but compared. */
const NAMED = 4;

/** «Долги у приставов, Банкротство и ещё 10 проверок»; empty where the title says it. */
function contentsWords({ product_name_ru: title, metadata: { contents } }: Product): string {
  if (contents.every((line) => line === title)) return '';
  const rest = contents.length - NAMED;
  if (rest <= 1) return contents.join(', ');
  return `${contents.slice(0, NAMED).join(', ')} и ещё ${rest} ${checksWord(rest)}`;
}

const plural = onFirstUse(() => new Intl.PluralRules('ru-RU'));
const checksWord = (count: number): string =>
  ({ one: 'проверка', few: 'проверки' })[plural().select(count) as 'one' | 'few'] ?? 'проверок';

function Terms({ product }: { readonly product: Product }) {
  const { contents, expected } = product.metadata;
  return (
    <Card as="section" aria-label="Состав и цена" className={styles.terms}>
      <h3 className={styles.title}>{typeset(product.product_name_ru)}</h3>
      <Price
        size="large"
        value={product.product_price === 0 ? 'Бесплатно' : formatMoney(priced(product).price)}
        {...listPriceOf(product)}
        note={`готов ${expectedTime(expected)}`}
      />
      <ul className={styles.contents}>
        {contents.map((line) => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
    </Card>
  );
}
