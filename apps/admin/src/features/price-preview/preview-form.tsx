import type { PricedProduct } from '@proverka/contract/price-desk';
import { Button } from '@proverka/ui-kit/button';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { CheckboxGroup } from '@proverka/ui-kit/checkbox-group';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent } from 'react';
import { brandWords } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import { MomentField } from '../../controls/moment-field.tsx';
import { momentOfInput, noMoment } from '../../controls/moment-input.domain.ts';
import { optionWords } from '../../controls/option-words.ts';
import type { TypedQuestion } from './preview-question.domain.ts';

interface PreviewFormProps {
  readonly products: readonly PricedProduct[];
  readonly typed: TypedQuestion;
  readonly onChange: (typed: TypedQuestion) => void;
  readonly onAsk: () => void;
  readonly isBusy: boolean;
  readonly refusal: string;
}

export function PreviewForm({ products, typed, onChange, onAsk, isBusy, refusal }: PreviewFormProps) {
  const [isTried, setTried] = useState(false);
  const isWrongMoment = momentOfInput(typed.at) === null;
  const set = (more: Partial<TypedQuestion>) => onChange({ ...typed, ...more });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.productId !== '' && !isWrongMoment) onAsk();
  };
  return (
    <form noValidate method="post" aria-label="Кто сколько заплатит" className={desk.form} onSubmit={submit}>
      <Field label="Услуга" error={isTried && typed.productId === '' ? 'Выберите услугу' : null}>
        <Select
          value={typed.productId}
          placeholder="Выберите услугу"
          options={products.map(({ product_id: value, product_name_ru: name, brand }) => ({
            value,
            label: `${name} (${brandWords[brand]})`,
          }))}
          onChange={({ target }) => set({ productId: target.value, options: [] })}
        />
      </Field>
      <Field label="Покупатель" hint="E-mail или номер аккаунта. Пусто — гость" optional>
        <TextInput
          value={typed.person}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => set({ person: target.value })}
        />
      </Field>
      <Terms {...{ products, typed, set }} />
      <FailureNote text={isTried && isWrongMoment ? noMoment : refusal} />
      <div className={desk.row}>
        <Button type="submit" busy={isBusy}>
          Посчитать
        </Button>
      </div>
    </form>
  );
}

interface TermsProps extends Pick<PreviewFormProps, 'products' | 'typed'> {
  readonly set: (more: Partial<TypedQuestion>) => void;
}

function Terms({ products, typed, set }: TermsProps) {
  const options = products.find(({ product_id: id }) => id === typed.productId)?.options ?? [];
  const turn = (option: string, isOn: boolean) =>
    set({ options: isOn ? [...typed.options, option] : typed.options.filter((one) => one !== option) });
  return (
    <>
      <Field label="Купон или промокод" optional>
        <TextInput
          value={typed.code}
          autoComplete="off"
          maxLength={40}
          onChange={({ target }) => set({ code: target.value })}
        />
      </Field>
      <Field label="Кампания" hint="utm_campaign в адресе страницы" optional>
        <TextInput
          value={typed.campaign}
          autoComplete="off"
          maxLength={40}
          onChange={({ target }) => set({ campaign: target.value })}
        />
      </Field>
      {options.length > 0 && (
        <CheckboxGroup legend="По желанию">
          {options.map((option) => (
            <Checkbox
              key={option}
              checked={typed.options.includes(option)}
              onChange={({ target }) => turn(option, target.checked)}
            >
              {optionWords(option)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <MomentField
        label="На какой момент"
        hint="Пусто — сейчас"
        value={typed.at}
        onChange={(at) => set({ at })}
      />
    </>
  );
}
