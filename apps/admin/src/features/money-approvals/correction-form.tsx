import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { parseMoney, toRubles } from '@proverka/validation/money';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { isWhole, missing } from './entry-draft.domain.ts';
import { entryWords, secondWords } from './entry-words.domain.ts';
import type { EntryChanges } from './use-entries.ts';
import { WhyFields } from './why-fields.tsx';

const blank = { email: '', amount: '', reason: '', document: '', purse: 'paid', direction: 'credit' };
const purses = [
  { value: 'paid', label: 'Собственные средства' },
  { value: 'bonus', label: 'Бонусы' },
];
const directions = [
  { value: 'credit', label: 'Начислить' },
  { value: 'debit', label: 'Списать' },
];

interface CorrectionFormProps {
  readonly changes: EntryChanges;
  /** Rubles above which a second person approves. */
  readonly approvalAbove: number;
}

function useCorrection(changes: EntryChanges) {
  const [draft, setDraft] = useState(blank);
  const [isTried, setTried] = useState(false);
  const money = parseMoney(draft.amount);
  const entry = {
    email: draft.email.trim(),
    amount: money === null ? 0 : toRubles(money),
    purse: draft.purse === 'bonus' ? ('bonus' as const) : ('paid' as const),
    direction: draft.direction === 'debit' ? ('debit' as const) : ('credit' as const),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole(draft)) return;
    const { reason, document } = draft;
    if (!(await changes.correct({ ...entry, reason, document }))) return;
    setDraft(blank);
    setTried(false);
  };
  const change = (part: Partial<typeof blank>) => setDraft({ ...draft, ...part });
  return { draft, entry, submit, change, mistakes: isTried ? missing(draft) : {} };
}

/** An entry by hand; says what will happen, and whether a second person is needed, before it does. */
export function CorrectionForm({ changes, approvalAbove }: CorrectionFormProps) {
  const { draft, entry, submit, change, mistakes } = useCorrection(changes);
  return (
    <form
      aria-label="Исправить баланс"
      noValidate
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <div className={desk.fields}>
        <Field label="Что сделать">
          <Select
            value={draft.direction}
            options={directions}
            onChange={({ target }) => change({ direction: target.value })}
          />
        </Field>
        <Field label="Какие деньги">
          <Select
            value={draft.purse}
            options={purses}
            onChange={({ target }) => change({ purse: target.value })}
          />
        </Field>
        <WhyFields draft={draft} missing={mistakes} onChange={change} />
      </div>
      {isWhole(draft) && (
        <output className={desk.text}>
          {typeset(
            `${entryWords({ ...entry, kind: 'correction', payee: null })}. ${secondWords(entry.amount, approvalAbove)}`,
          )}
        </output>
      )}
      <div className={desk.row}>
        <Button type="submit" busy={changes.isBusy}>
          {entry.amount > approvalAbove ? 'Отправить на подтверждение' : 'Исправить баланс'}
        </Button>
      </div>
    </form>
  );
}
