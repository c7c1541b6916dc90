import { bankKey } from '@proverka/api-client/bank-statements';
import type { BankLine, DeskInvoice } from '@proverka/contract/bank-statement';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { TextInput } from '@proverka/ui-kit/text-input';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { sumWords } from '../../controls/sum-words.ts';
import { bookingWords, ignoringWords, invoiceStateWords } from './bank-words.domain.ts';
import { FindInvoice } from './find-invoice.tsx';

const IGNORE = 'ignore';

function useDecision(line: BankLine) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: a colleague may have decided meanwhile.
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: bankKey }));
  const decide = (choice: string, reason: string) =>
    run(() =>
      api.call('POST /admin/money/lines/{line_id}/decide', {
        params: { line_id: line.line_id },
        body: {
          reason,
          ...(choice === IGNORE
            ? { decision: 'ignore' as const }
            : { decision: 'book' as const, invoice_id: choice }),
        },
      }),
    );
  return { ...state, decide };
}

/** The choice of an invoice, or of none, with its reason; says what will happen before it does. */
export function DecideLine({ line }: { readonly line: BankLine }) {
  const { decide, isBusy, refusal } = useDecision(line);
  const [found, setFound] = useState<readonly DeskInvoice[]>([]);
  const [choice, setChoice] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const invoices = [...line.candidates, ...found.filter((one) => !isAmong(line.candidates, one))];
  const chosen = invoices.find(({ invoice_id: id }) => id === choice);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (choice === '' || reason.trim().length < 3) return;
    await decide(choice, reason.trim());
  };
  return (
    <form
      aria-label={`Решение о платеже ${line.number}`}
      noValidate
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <RadioGroup
        legend="Что это за платёж"
        options={[...invoices.map(optionOf), { value: IGNORE, label: 'Не зачислять' }]}
        value={choice === '' ? null : choice}
        onValueChange={setChoice}
        error={isTried && choice === '' ? 'Выберите счёт или «Не зачислять»' : undefined}
      />
      <FindInvoice onFound={setFound} />
      <Field label="Причина решения" error={isTried && reason.trim().length < 3 ? 'Напишите, почему' : null}>
        <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {choice !== '' && (
        <output className={desk.text}>
          {typeset(chosen === undefined ? ignoringWords(line) : bookingWords(line, chosen))}
        </output>
      )}
      <FailureNote text={refusal} />
      <div className={desk.row}>
        <Button type="submit" busy={isBusy} variant={choice === IGNORE ? 'danger' : 'primary'}>
          {choice === IGNORE ? 'Не зачислять' : `Зачислить ${sumWords(line.amount)}`}
        </Button>
      </div>
    </form>
  );
}

const isAmong = (invoices: readonly DeskInvoice[], { invoice_id: id }: DeskInvoice): boolean =>
  invoices.some((one) => one.invoice_id === id);

const optionOf = (invoice: DeskInvoice) => ({
  value: invoice.invoice_id,
  label: `Счёт ${invoice.number} от ${formatDate(invoice.date)} на ${sumWords(invoice.amount)}`,
  hint: typeset(
    `${invoice.payer_name}, ИНН ${invoice.payer_inn} · ${invoiceStateWords[invoice.state].toLowerCase()}`,
  ),
});
