import type { ApiInput } from '@proverka/contract/api';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Card } from '@proverka/ui-kit/card';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import { amountOfText } from '../../controls/amount-text.domain.ts';
import desk from '../../controls/desk.module.css';
import { lacking, whole, type Draft } from '../../controls/draft.ts';
import { MomentField } from '../../controls/moment-field.tsx';
import { momentOfInput, noMoment } from '../../controls/moment-input.domain.ts';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { usePricesAgain } from '../../controls/use-prices-again.ts';
import { noOwner, OwnerFields, ownerOf } from './owner-fields.tsx';

const blank = { type: 'Base', kind: 'special', price: '', option: '', from: '', owner: noOwner };
type Typed = typeof blank;
type AddedComponent = ApiInput<'POST /admin/price_component/add'>['body'];

const kinds = [
  { value: 'special', label: 'Специальная цена человека или роли' },
  { value: 'part', label: 'Для всех, добавляется целиком' },
  { value: 'option', label: 'Для всех, по желанию покупателя' },
] as const;

/** The body of the call without the reason. */
function componentOf(productId: string, typed: Typed): Draft<Omit<AddedComponent, 'reason'>> {
  const price = amountOfText(typed.price);
  const owner = ownerOf(typed.owner);
  const startsAt = momentOfInput(typed.from);
  if (price === null) return lacking('Введите сумму в рублях');
  if (typed.type.trim() === '') return lacking('Введите имя составляющей');
  if (typed.kind === 'special' && owner === null) return lacking('Укажите либо роль, либо номер аккаунта');
  if (typed.kind === 'option' && typed.option.trim() === '') return lacking('Введите имя опции');
  if (startsAt === null) return lacking(noMoment);
  return whole({
    product_id: productId,
    price_component_type: { name: typed.type.trim() },
    price,
    enabled: true,
    is_base_product_component: typed.kind === 'special',
    option: typed.kind === 'option' ? typed.option.trim() : null,
    ...(typed.kind === 'special' && owner !== null && { owners: [owner] }),
    ...(startsAt !== undefined && { starts_at: startsAt }),
  });
}

/** A special price, or another part of the price of everybody. */
export function AddComponent({ productId }: { readonly productId: string }) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  const [draft, setDraft] = useState<Typed>(blank);
  const set = (more: Partial<Typed>) => setDraft({ ...draft, ...more });
  const component = componentOf(productId, draft);
  const add = async (reason: string) => {
    if (component.value === undefined) return;
    await api.call('POST /admin/price_component/add', { body: { ...component.value, reason } });
    setDraft(blank);
  };
  return (
    <Card as="section" aria-labelledby="add-component" className={desk.card}>
      <h2 id="add-component">Новая составляющая</h2>
      <ReasonForm
        label="Новая составляющая"
        about="Специальная цена заменяет составляющую того же имени для одного человека или роли и действует, только если она ниже."
        action="Добавить составляющую"
        missing={component.missing}
        act={add}
        onDone={again}
      >
        <ComponentFields draft={draft} set={set} />
      </ReasonForm>
    </Card>
  );
}

interface ComponentFieldsProps {
  readonly draft: Typed;
  readonly set: (more: Partial<Typed>) => void;
}

const ComponentFields = ({ draft, set }: ComponentFieldsProps) => (
  <>
    <Field label="Для кого">
      <Select value={draft.kind} options={kinds} onChange={({ target }) => set({ kind: target.value })} />
    </Field>
    <Field label="Имя составляющей" hint="«Base» — базовая цена">
      <TextInput value={draft.type} maxLength={60} onChange={({ target }) => set({ type: target.value })} />
    </Field>
    <Field label="Цена, ₽">
      <TextInput
        numeric
        inputMode="decimal"
        value={draft.price}
        onChange={({ target }) => set({ price: target.value })}
      />
    </Field>
    {draft.kind === 'special' && <OwnerFields owner={draft.owner} onChange={(owner) => set({ owner })} />}
    {draft.kind === 'option' && (
      <Field label="Имя опции" hint="Как в заказе: riskInsurance">
        <TextInput
          value={draft.option}
          maxLength={60}
          onChange={({ target }) => set({ option: target.value })}
        />
      </Field>
    )}
    <MomentField
      label="С какого момента"
      hint="Пусто — сразу"
      value={draft.from}
      onChange={(from) => set({ from })}
    />
  </>
);
