import type { Advance } from '@proverka/contract/advance';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { PayeeFields } from '../../controls/payee-fields.tsx';
import { sumWords } from '../../controls/sum-words.ts';
import { advanceWords } from './advance-words.domain.ts';
import { useAdvance } from './use-advance.ts';

/** How much, why, by which document, and the bank account for what no card takes; says what will happen before it does. */
export function AdvanceForm({ advance }: { readonly advance: Advance }) {
  const form = useAdvance(advance);
  const { draft, split, sum, mistakes, isBusy, refusal, submit } = form;
  const isAbove = sum > rubles(advance.approval_above);
  const told = { split, sum, account: draft.payee.account.trim() };
  return (
    <form
      aria-label="Вернуть аванс"
      noValidate
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <AdvanceFields advance={advance} form={form} />
      {split.rest > 0 && <AccountFields form={form} />}
      {mistakes.now === null && <output className={desk.text}>{typeset(advanceWords(advance, told))}</output>}
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button type="submit" variant="danger" busy={isBusy}>
          {isAbove ? 'Отправить на подтверждение' : `Вернуть ${formatMoney(sum)}`}
        </Button>
      </div>
    </form>
  );
}

interface AdvanceFieldsProps {
  readonly form: ReturnType<typeof useAdvance>;
}

const AdvanceFields = ({
  advance,
  form: { draft, change, mistakes },
}: AdvanceFieldsProps & { readonly advance: Advance }) => (
  <div className={desk.fields}>
    <Field label="Сумма, ₽" error={mistakes.sum} hint={`На балансе ${sumWords(advance.advance)}`}>
      <TextInput
        value={draft.sum}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={String(advance.advance).replace('.', ',')}
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
    <Field label="Документ" error={mistakes.document} hint="Например: заявление от 20.11.2026">
      <TextInput
        value={draft.document}
        maxLength={200}
        onChange={({ target }) => change({ document: target.value })}
      />
    </Field>
  </div>
);

const AccountFields = ({ form: { draft, change, split, isTried } }: AdvanceFieldsProps) => (
  <>
    <Banner tone="info" title={`Карты не примут ${formatMoney(split.rest)}`}>
      <p>{typeset('Эти деньги уйдут на банковский счёт: укажите его по заявлению.')}</p>
    </Banner>
    <div className={desk.fields}>
      <PayeeFields payee={draft.payee} isTried={isTried} onChange={(payee) => change({ payee })} />
    </div>
  </>
);
