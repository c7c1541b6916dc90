import { deskInvoicesQuery } from '@proverka/api-client/bank-statements';
import type { DeskInvoice, InvoiceState } from '@proverka/contract/bank-statement';
import { bankPageSize, invoiceStates } from '@proverka/contract/bank-statement';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Pager } from '@proverka/ui-kit/pager';
import { Select } from '@proverka/ui-kit/select';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { TextInput } from '@proverka/ui-kit/text-input';
import { formatDate } from '@proverka/words/dates';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { ListStates } from '../../controls/list-states.tsx';
import { sumWords } from '../../controls/sum-words.ts';
import { invoiceStateWords } from './bank-words.domain.ts';
import { moneyAddress } from '../../controls/money-address.domain.ts';

const columns: readonly TableColumn<DeskInvoice>[] = [
  { key: 'number', title: 'Счёт', kind: 'main', cell: ({ number }) => number },
  { key: 'date', title: 'Дата', cell: ({ date }) => formatDate(date) },
  { key: 'payer', title: 'Плательщик', cell: ({ payer_name: name }) => name || '—' },
  { key: 'inn', title: 'ИНН', cell: ({ payer_inn: inn }) => inn || '—' },
  { key: 'what', title: 'За что', cell: ({ order_id: order }) => (order === null ? 'Баланс' : 'Заказ') },
  { key: 'amount', title: 'Сумма', kind: 'number', cell: ({ amount }) => sumWords(amount) },
  { key: 'received', title: 'Поступило', kind: 'number', cell: ({ received }) => sumWords(received) },
  {
    key: 'until',
    title: 'Ждём до',
    cell: ({ valid_until: until }) => (until === null ? '—' : formatDate(until)),
  },
  { key: 'state', title: 'Состояние', cell: ({ state }) => invoiceStateWords[state] },
];

const stateOptions = [
  { value: '', label: 'Все' },
  ...invoiceStates.map((value) => ({ value, label: invoiceStateWords[value] })),
];

interface InvoicesListProps {
  readonly state: InvoiceState | undefined;
  readonly query: string;
  readonly page: number;
}

/** Invoices of all payers, with what the bank brought for each. */
export function InvoicesList({ state, query, page }: InvoicesListProps) {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const found = useQuery({
    ...deskInvoicesQuery(api, { state, query, page: page - 1 }),
    placeholderData: keepPreviousData,
  });
  const addressOf = (more: object) => moneyAddress('invoices', { query, state: state ?? '', ...more });
  return (
    <div className={desk.section}>
      <InvoiceFilter
        {...{ state, query }}
        onFilter={(next) => void navigate(moneyAddress('invoices', next))}
      />
      <ListStates
        query={found}
        isEmpty={({ invoices }) => invoices.length === 0}
        empty={
          state === undefined && query === ''
            ? { title: 'Счетов пока нет', text: 'Счета выставляют клиенты в разделе «Плательщики».' }
            : { title: 'Таких счетов нет', text: 'Измените номер, плательщика или состояние.' }
        }
      >
        {({ invoices, total }) => (
          <>
            <Table
              caption={`Счетов: ${total}`}
              columns={columns}
              rows={invoices}
              rowKey={(one) => one.invoice_id}
            />
            <Pager
              label="Страницы списка"
              page={page}
              pageCount={Math.ceil(total / bankPageSize)}
              hrefOf={(to) => addressOf({ page: to })}
              onPageChange={(to) => void navigate(addressOf({ page: to }))}
            />
          </>
        )}
      </ListStates>
    </div>
  );
}

interface InvoiceFilterProps {
  readonly state: InvoiceState | undefined;
  readonly query: string;
  readonly onFilter: (filter: { readonly state: string; readonly query: string }) => void;
}

function InvoiceFilter({ state, query, onFilter }: InvoiceFilterProps) {
  const [typed, setTyped] = useState(query);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ state: state ?? '', query: typed.trim() });
  };
  return (
    <search>
      <form aria-label="Поиск счетов" className={desk.fields} onSubmit={submit}>
        <Field label="Номер, ИНН или плательщик">
          <TextInput value={typed} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Field label="Состояние">
          <Select
            value={state ?? ''}
            onChange={({ target }) => onFilter({ state: target.value, query: typed.trim() })}
            options={stateOptions}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Найти
        </Button>
      </form>
    </search>
  );
}
