import type { DeskInvoice } from '@proverka/contract/bank-statement';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';

interface FindInvoiceProps {
  readonly onFound: (invoices: readonly DeskInvoice[]) => void;
}

/** Looks for an invoice that the rules did not offer: by number, INN or payer. */
export function FindInvoice({ onFound }: FindInvoiceProps) {
  const { api } = usePlatform();
  const { run, isBusy, refusal } = useChanges();
  const [query, setQuery] = useState('');
  const [isNone, setNone] = useState(false);
  const find = () =>
    run(async () => {
      const { invoices } = await api.call('GET /admin/invoice/list', { query: { query: query.trim() } });
      setNone(invoices.length === 0);
      onFound(invoices);
    });
  return (
    <div className={desk.section}>
      <div className={desk.inline}>
        <Field optional label="Найти другой счёт">
          <TextInput
            value={query}
            maxLength={100}
            placeholder="Номер, ИНН или название плательщика"
            onChange={({ target }) => setQuery(target.value)}
          />
        </Field>
        <Button variant="secondary" busy={isBusy} disabled={query.trim() === ''} onClick={() => void find()}>
          Найти
        </Button>
      </div>
      {isNone && <output className={desk.soft}>Таких счетов нет</output>}
      <FailureNote text={refusal} />
    </div>
  );
}
