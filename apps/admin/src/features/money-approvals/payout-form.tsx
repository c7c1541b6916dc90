import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { parseMoney, toRubles } from '@proverka/validation/money';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { sumWords } from '../../controls/sum-words.ts';
import { missing } from './entry-draft.domain.ts';
import { entryWords, kindWords, secondWords } from './entry-words.domain.ts';
import { PayeeFields, blankPayee, isPayeeWhole } from '../../controls/payee-fields.tsx';
import type { EntryChanges } from './use-entries.ts';
import { WhyFields } from './why-fields.tsx';

const blank = { email: '', amount: '', reason: '', document: '', kind: 'advance_return' };
const kinds = (['advance_return', 'partner_payout'] as const).map((value) => ({
  value,
  label: kindWords[value],
}));

interface PayoutFormProps {
  readonly changes: EntryChanges;
  readonly approvalAbove: number;
  /** On a partner's page: who is paid, and no more than what is owed in rubles. */
  readonly partner?: { readonly email: string; readonly owed: number };
}

function usePayout({ changes, partner }: PayoutFormProps) {
  const [typed, setDraft] = useState(blank);
  const draft = partner === undefined ? typed : { ...typed, email: partner.email, kind: 'partner_payout' };
  const [payee, setPayee] = useState(blankPayee);
  const [isTried, setTried] = useState(false);
  const money = parseMoney(draft.amount);
  const amount = money === null ? 0 : toRubles(money);
  const kind = draft.kind === 'partner_payout' ? ('partner_payout' as const) : ('advance_return' as const);
  const mistakes = {
    ...missing(draft),
    ...(partner !== undefined &&
      amount > partner.owed && { amount: `Партнёру должны ${sumWords(partner.owed)}` }),
  };
  const isReady = Object.keys(mistakes).length === 0 && isPayeeWhole(payee);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReady) return;
    const { reason, document } = draft;
    const body = { email: draft.email.trim(), amount, reason, document, payee };
    if (!(await changes.payOut(kind, body))) return;
    setDraft(blank);
    setPayee(blankPayee);
    setTried(false);
  };
  const change = (part: Partial<typeof blank>) => setDraft({ ...typed, ...part });
  const shown = isTried ? mistakes : {};
  return { draft, payee, setPayee, isTried, shown, amount, kind, isReady, submit, change };
}

/** An advance back, or a partner's reward, to a bank account. */
export function PayoutForm(props: PayoutFormProps) {
  const { changes, approvalAbove, partner } = props;
  const { draft, payee, setPayee, isTried, shown, amount, kind, isReady, submit, change } = usePayout(props);
  const told = { kind, email: draft.email.trim(), amount, purse: null, direction: null, payee };
  return (
    <form
      aria-label="Отправить деньги на счёт"
      noValidate
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <div className={desk.fields}>
        {partner === undefined && (
          <Field label="Что выплачиваем">
            <Select value={kind} options={kinds} onChange={({ target }) => change({ kind: target.value })} />
          </Field>
        )}
        <WhyFields draft={draft} missing={shown} isFixed={partner !== undefined} onChange={change} />
        <PayeeFields payee={payee} isTried={isTried} onChange={setPayee} />
      </div>
      {isReady && (
        <output className={desk.text}>
          {typeset(
            `${entryWords(told)}. ${secondWords(amount, approvalAbove)} Выплата попадёт в файл для банка и закроется, когда её покажет выписка.`,
          )}
        </output>
      )}
      <div className={desk.row}>
        <Button type="submit" busy={changes.isBusy}>
          {amount > approvalAbove ? 'Отправить на подтверждение' : 'Отложить и подготовить выплату'}
        </Button>
      </div>
    </form>
  );
}
