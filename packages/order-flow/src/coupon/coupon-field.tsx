import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState, type KeyboardEvent } from 'react';
import styles from './coupon-field.module.css';
import type { CouponEntry } from './use-coupon.ts';

interface CouponFieldProps {
  readonly entry: CouponEntry;
  /** The code is valid but does not reduce the chosen products' prices. */
  readonly isIdle: boolean;
}

interface AppliedCouponProps {
  readonly title: string;
  readonly isIdle: boolean;
  readonly onRemove: () => void;
}

function AppliedCoupon({ title, isIdle, onRemove }: AppliedCouponProps) {
  return (
    <div className={styles.applied}>
      <output>
        {isIdle ? `${title}: для выбранных услуг цена и без него не выше` : `Применён: ${title}`}
      </output>
      <Button variant="quiet" size="small" onClick={onRemove}>
        Убрать код
      </Button>
    </div>
  );
}

/** A coupon or promo code: entered, checked by the server, shown with its effect, removed again. */
export function CouponField({ entry, isIdle }: CouponFieldProps) {
  const { coupon, code, isGift, isBusy, refusal, apply } = entry;
  const [text, setText] = useState(isGift ? '' : code);
  const [isEmpty, setEmpty] = useState(false);
  const submit = () => {
    setEmpty(text.trim() === '');
    if (text.trim() !== '') apply(text);
  };
  // Not a form of its own, because the field stands inside the form of a guest's contacts.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  const remove = () => {
    setText('');
    apply('');
  };
  if (coupon && !(isGift && isIdle)) {
    return <AppliedCoupon title={coupon.title} isIdle={isIdle} onRemove={remove} />;
  }
  return (
    <div className={styles.entry}>
      <Field
        label="Промокод или купон"
        optional
        error={isEmpty ? 'Обязательное поле' : refusal}
        className={styles.field}
      >
        <TextInput
          value={text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setEmpty(false);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button variant="secondary" busy={isBusy} className={styles.apply} onClick={submit}>
        Применить
      </Button>
    </div>
  );
}
