import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { parseMoney, toRubles } from '@proverka/validation/money';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { secondWords } from './correction-form.tsx';
import { isWhole, missing } from './entry-draft.domain.ts';
import { entryWords, kindWords } from './entry-words.domain.ts';
import type { EntryChanges } from './use-entries.ts';
import { WhyFields } from './why-fields.tsx';

const blank = { email: '', amount: '', reason: '', document: '', kind: 'advance_return' };
const blankPayee = { name: '', inn: '', account: '', bik: '', bank: '', correspondent_account: '' };
const payeeFields = [
  { name: 'name', label: 'Получатель' },
  { name: 'inn', label: 'ИНН получателя', isOptional: true },
  { name: 'account', label: 'Расчётный счёт' },
  { name: 'bik', label: 'БИК' },
  { name: 'bank', label: 'Банк' },
  { name: 'correspondent_account', label: 'Корреспондентский счёт', isOptional: true },
] as const;
const kinds = (['advance_return', 'partner_payout'] as const).map((value) => ({
  value,
  label: kindWords[value],
}));

interface PayoutFormProps {
  readonly changes: EntryChanges;
  readonly approvalAbove: number;
}

/** An advance back, or a partner's reward, to a bank account. */
export function PayoutForm({ changes, approvalAbove }: PayoutFormProps) {
  const [draft, setDraft] = useState(blank);
  const [payee, setPayee] = useState(blankPayee);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<typeof blank>) => setDraft({ ...draft, ...part });
  const money = parseMoney(draft.amount);
  const rubles = money === null ? 0 : toRubles(money);
  const kind = draft.kind === 'partner_payout' ? ('partner_payout' as const) : ('advance_return' as const);
  const isReady =
    isWhole(draft) && payeeFields.every((one) => 'isOptional' in one || payee[one.name].trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReady) return;
    const { email, reason, document } = draft;
    if (!(await changes.payOut(kind, { email: email.trim(), amount: rubles, reason, document, payee })))
      return;
    setDraft(blank);
    setPayee(blankPayee);
    setTried(false);
  };
  return (
    <form
      aria-label="Отправить деньги на счёт"
      noValidate
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <div className={desk.fields}>
        <Field label="Что выплачиваем">
          <Select value={kind} options={kinds} onChange={({ target }) => change({ kind: target.value })} />
        </Field>
        <WhyFields draft={draft} missing={isTried ? missing(draft) : {}} onChange={change} />
        {payeeFields.map((one) => (
          <Field
            key={one.name}
            label={one.label}
            optional={'isOptional' in one}
            error={
              isTried && !('isOptional' in one) && payee[one.name].trim() === '' ? 'Обязательное поле' : null
            }
          >
            <TextInput
              value={payee[one.name]}
              autoComplete="off"
              maxLength={160}
              onChange={({ target }) => setPayee({ ...payee, [one.name]: target.value })}
            />
          </Field>
        ))}
      </div>
      {isReady && (
        <output className={desk.text}>
          {typeset(
            `${entryWords({ kind, email: draft.email.trim(), amount: rubles, purse: null, direction: null, payee })}. ${secondWords(rubles, approvalAbove)} Выплата попадёт в файл для банка и закроется, когда её покажет выписка.`,
          )}
        </output>
      )}
      <div className={desk.row}>
        <Button type="submit" busy={changes.isBusy}>
          {rubles > approvalAbove ? 'Отправить на подтверждение' : 'Отложить и подготовить выплату'}
        </Button>
      </div>
    </form>
  );
}
