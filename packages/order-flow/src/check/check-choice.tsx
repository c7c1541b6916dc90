import { offerOf } from '@proverka/catalogue/offers';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import type { ReactNode } from 'react';
import { ProductChoice, type ChoiceProps } from '../products/product-choice.tsx';
import { ProductTerms, termsOption } from '../products/product-terms.tsx';
import styles from './check-choice.module.css';
import { addOnsOf, withMain } from './check-offers.ts';

interface CheckChoiceProps extends ChoiceProps {
  /** The check the visitor came for. */
  readonly main: string;
  /** Below the chosen checks: the fields they still need. */
  readonly children?: ReactNode;
}

/** The choice between the check and a wider one that contains it, and further checks of the same person. */
export function CheckChoice({ main, products, chosen, onChange, error, children }: CheckChoiceProps) {
  const on = (name: string | undefined) => products.find(({ product_name: known }) => known === name);
  const [own, wider] = [on(main), on(offerOf(main)?.wider)];
  const current = wider && chosen.includes(wider.product_name) ? wider : own;
  if (!current) return null;
  const addOns = addOnsOf(current.product_name).flatMap((name) => on(name) ?? []);
  return (
    <div className={styles.choice}>
      {own && wider ? (
        <RadioGroup
          legend="Объём проверки"
          cards
          value={current.product_name}
          onValueChange={(name) => onChange(withMain(name, chosen))}
          options={[own, wider].map(termsOption)}
        />
      ) : (
        <ProductTerms product={current} />
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
