import { moneyEntriesKey } from '@proverka/api-client/money-proposals';
import type { Payout } from '@proverka/contract/money-proposal';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { Fold } from '../../controls/fold.tsx';
import { sumWords } from '../../controls/sum-words.ts';

function useCancelling(payouts: readonly Payout[]) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: moneyEntriesKey });
  const { run, isBusy, refusal } = useChanges(refresh);
  const [id, setId] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const chosen = payouts.find((one) => one.payout_id === id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen === undefined || reason.trim().length < 3) return;
    const params = { payout_id: chosen.payout_id };
    const body = { reason: reason.trim() };
    const cancel = () => api.call('POST /admin/money/payouts/{payout_id}/cancel', { params, body });
    if (!(await run(cancel))) return;
    setId('');
    setReason('');
    setTried(false);
  };
  return { id, setId, reason, setReason, isTried, chosen, submit, isBusy, refusal };
}

const optionOf = ({ payout_id: value, number, amount, email }: Payout) => ({
  value,
  label: `№ ${number} на ${sumWords(amount)}, ${email}`,
});

const cancelWords = ({ amount, email, number }: Payout): string =>
  `${sumWords(amount)} вернутся на баланс ${email}. Отменяйте, только если банк точно не провёл поручение № ${number}.`;

/** For a payout the bank did not make: the money goes back to where it was. */
export function CancelPayout({ payouts }: { readonly payouts: readonly Payout[] }) {
  const { id, setId, reason, setReason, isTried, chosen, submit, isBusy, refusal } = useCancelling(payouts);
  return (
    <Fold title="Отменить выплату">
      <form
        aria-label="Отменить выплату"
        noValidate
        className={desk.form}
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Выплата" error={isTried && chosen === undefined ? 'Выберите выплату' : null}>
          <Select
            value={id}
            placeholder="Выберите"
            options={payouts.map(optionOf)}
            onChange={({ target }) => setId(target.value)}
          />
        </Field>
        <Field
          label="Почему банк не провёл"
          error={isTried && reason.trim().length < 3 ? 'Напишите, почему' : null}
        >
          <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {chosen !== undefined && <output className={desk.text}>{typeset(cancelWords(chosen))}</output>}
        <FailureNote text={refusal} />
        <div className={desk.row}>
          <Button type="submit" variant="danger" busy={isBusy}>
            Отменить выплату
          </Button>
        </div>
      </form>
    </Fold>
  );
}
