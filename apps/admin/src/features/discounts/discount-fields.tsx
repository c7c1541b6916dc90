import type { DiscountKind } from '@proverka/contract/pricing';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { brandOptions } from '../../controls/account-words.ts';
import { MomentField } from '../../controls/moment-field.tsx';
import type { TypedDiscount } from './discount-draft.domain.ts';

interface DiscountFieldsProps {
  readonly kind: DiscountKind;
  readonly typed: TypedDiscount;
  readonly onChange: (typed: TypedDiscount) => void;
}

export function DiscountFields({ kind, typed, onChange }: DiscountFieldsProps) {
  const set = (more: Partial<TypedDiscount>) => onChange({ ...typed, ...more });
  return (
    <>
      <Field label="Код" hint="Буквы, цифры, дефис" {...(kind === 'coupon' && { optional: true })}>
        <TextInput
          value={typed.code}
          autoComplete="off"
          maxLength={40}
          onChange={({ target }) => set({ code: target.value })}
        />
      </Field>
      <Field label="Название" hint="Его видит покупатель рядом с ценой">
        <TextInput
          value={typed.title}
          maxLength={80}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <Off {...{ typed, set }} />
      <Scope {...{ typed, set }} />
      {kind !== 'campaign' && <Limits {...{ typed, set }} />}
      <MomentField
        label="Начало"
        hint="Пусто — сразу"
        value={typed.from}
        onChange={(from) => set({ from })}
      />
      <MomentField
        label="Конец"
        hint="Пусто — без срока"
        value={typed.until}
        onChange={(until) => set({ until })}
      />
      <Checkbox checked={typed.enabled} onChange={({ target }) => set({ enabled: target.checked })}>
        Включено
      </Checkbox>
    </>
  );
}

interface PartProps {
  readonly typed: TypedDiscount;
  readonly set: (more: Partial<TypedDiscount>) => void;
}

const Off = ({ typed, set }: PartProps) => (
  <>
    <Field label="Насколько ниже базовая цена">
      <TextInput
        numeric
        inputMode="decimal"
        value={typed.off}
        onChange={({ target }) => set({ off: target.value })}
      />
    </Field>
    <Field label="В чём">
      <Select
        value={typed.unit}
        options={[
          { value: 'percent', label: 'В процентах' },
          { value: 'amount', label: 'В рублях' },
        ]}
        onChange={({ target }) => set({ unit: target.value === 'amount' ? 'amount' : 'percent' })}
      />
    </Field>
  </>
);

const Scope = ({ typed, set }: PartProps) => (
  <>
    <Field label="Сайт" optional>
      <Select
        value={typed.brand}
        options={[{ value: '', label: 'Оба сайта' }, ...brandOptions]}
        onChange={({ target }) => set({ brand: target.value })}
      />
    </Field>
    <Field label="Услуги" hint="Имена из списка услуг через запятую. Пусто — все" optional>
      <TextInput
        value={typed.products}
        autoComplete="off"
        maxLength={400}
        onChange={({ target }) => set({ products: target.value })}
      />
    </Field>
  </>
);

const Limits = ({ typed, set }: PartProps) => (
  <>
    <Field label="Номер аккаунта" hint="Если только для одного человека" optional>
      <TextInput
        value={typed.personId}
        autoComplete="off"
        maxLength={36}
        onChange={({ target }) => set({ personId: target.value })}
      />
    </Field>
    <Field label="Сколько раз всего" optional>
      <TextInput
        numeric
        inputMode="numeric"
        value={typed.maxUses}
        onChange={({ target }) => set({ maxUses: target.value })}
      />
    </Field>
    <Field label="Сколько раз каждому" optional>
      <TextInput
        numeric
        inputMode="numeric"
        value={typed.maxUsesEach}
        onChange={({ target }) => set({ maxUsesEach: target.value })}
      />
    </Field>
  </>
);
