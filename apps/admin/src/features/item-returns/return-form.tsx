import type { OrderReturns, ReturnableItem } from '@proverka/contract/refund';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import { sumWords } from '../../controls/sum-words.ts';
import desk from '../../controls/desk.module.css';
import { returnWords } from './return-words.domain.ts';
import type { ReturnWay } from './return-words.domain.ts';
import { useReturn } from './use-return.ts';

interface ReturnFormProps {
  readonly order: OrderReturns;
  /** Those of which something is left. */
  readonly items: readonly ReturnableItem[];
}

/** Which item, how much, where to and why; says what will happen before it does. */
export function ReturnForm({ order, items }: ReturnFormProps) {
  const form = useReturn(order, items);
  const { item, draft, change, split, mistakes, isBusy, refusal, submit } = form;
  return (
    <form
      aria-label="Вернуть часть"
      noValidate
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <ReturnFields form={form} />
      {item.card_left > 0 && order.has_balance && (
        <RadioGroup<ReturnWay>
          legend="Куда"
          value={draft.way}
          options={waysOf(order)}
          onValueChange={(way) => change({ way })}
        />
      )}
      {mistakes.now === null && (
        <output className={desk.text}>{typeset(returnWords(item, order, split))}</output>
      )}
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button type="submit" variant="danger" busy={isBusy}>
          {mistakes.now === null ? `Вернуть ${formatMoney(split.sum)}` : 'Вернуть'}
        </Button>
      </div>
    </form>
  );
}

interface ReturnFieldsProps {
  readonly form: ReturnType<typeof useReturn>;
}

const ReturnFields = ({ form: { items, item, draft, change, mistakes } }: ReturnFieldsProps) => (
  <div className={desk.fields}>
    {items.length > 1 && (
      <Field label="Позиция">
        <Select
          value={item.order_item_id}
          options={items.map(optionOf)}
          onChange={({ target }) => change({ itemId: target.value, sum: '' })}
        />
      </Field>
    )}
    <Field label="Сумма, ₽" error={mistakes.sum} hint={`Осталось ${sumWords(item.left)}`}>
      <TextInput
        value={draft.sum}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={String(item.left).replace('.', ',')}
        onChange={({ target }) => change({ sum: target.value })}
      />
    </Field>
    <Field label="Причина" error={mistakes.reason}>
      <TextInput
        value={draft.reason}
        maxLength={250}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </Field>
  </div>
);

const optionOf = ({ order_item_id: value, product_name_ru: name, left }: ReturnableItem) => ({
  value,
  label: `${name}, осталось ${sumWords(left)}`,
});

const waysOf = ({ place }: OrderReturns) => [
  {
    value: 'origin' as const,
    label: `Откуда пришли: ${place ?? 'на карту'}`,
    hint: 'Что оплачено с баланса, вернётся на баланс',
  },
  { value: 'balance' as const, label: 'На баланс' },
];
