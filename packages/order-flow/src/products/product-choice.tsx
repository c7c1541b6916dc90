import type { Product } from '@proverka/contract/product';
import { boxClassName } from '@proverka/ui-kit/box-look';
import { WarningIcon } from '@proverka/ui-kit/icon';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { typeset } from '@proverka/words/typeset';
import { useId } from 'react';
import { ProductPrice } from './product-price.tsx';
import { expectedTime } from './expected-time.domain.ts';
import styles from './product-choice.module.css';

export interface ChoiceProps {
  readonly products: readonly Product[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Why the choice cannot be ordered; empty for a valid one. */
  readonly error: string;
}

interface ProductChoiceProps extends ChoiceProps {
  /** Shown above the boxes; otherwise for screen readers only. */
  readonly legend?: string;
}

/** The products as checkboxes, each with its price, expected time and contents. */
export function ProductChoice({ products, chosen, onChange, error, legend }: ProductChoiceProps) {
  const errorId = useId();
  const names = products.map(({ product_name }) => product_name);
  const toggle = (name: string, isChosen: boolean) =>
    onChange(names.filter((other) => (other === name ? isChosen : chosen.includes(other))));
  return (
    <fieldset className={styles.choice} {...(error && { 'aria-describedby': errorId })}>
      <legend className={styles.legend}>{legend ?? <VisuallyHidden>Услуги</VisuallyHidden>}</legend>
      {error !== '' && (
        <p id={errorId} role="alert" className={styles.error}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.cards}>
        {products.map((product) => (
          <ProductBox
            key={product.product_name}
            product={product}
            isChosen={chosen.includes(product.product_name)}
            onToggle={(isChosen) => toggle(product.product_name, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ProductBoxProps {
  readonly product: Product;
  readonly isChosen: boolean;
  readonly onToggle: (isChosen: boolean) => void;
}

function ProductBox({ product, isChosen, onToggle }: ProductBoxProps) {
  const id = useId();
  const { contents, expected } = product.metadata;
  return (
    <div className={styles.card}>
      <label className={styles.head}>
        <input
          type="checkbox"
          className={boxClassName(styles.box)}
          checked={isChosen}
          onChange={(event) => onToggle(event.target.checked)}
          aria-describedby={id}
        />
        <span className={styles.title}>{typeset(product.product_name_ru)}</span>
        <span className={styles.price}>
          <ProductPrice product={product} />
        </span>
      </label>
      <div id={id} className={styles.about}>
        <p className={styles.time}>Срок: {expectedTime(expected)}</p>
        {tellsMore(product) && (
          <ul className={styles.contents}>
            {contents.map((line) => (
              <li key={line}>{typeset(line)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A check of one source has the source's name, which is not repeated. */
const tellsMore = ({ product_name_ru: title, metadata }: Product): boolean =>
  metadata.contents.some((line) => line !== title);
