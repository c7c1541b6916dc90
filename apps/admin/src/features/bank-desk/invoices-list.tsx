import { bankKey } from '@proverka/api-client/bank-statements';
import { bankPageSize, invoiceStates, type DeskInvoice } from '@proverka/contract/bank-statement';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { numberedPage, pageNumber } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { invoicesColumns, invoicesFilters } from './invoices-columns.ts';

const partOfPage = { part: 'invoices' } as const;
const idOf = ({ invoice_id: id }: DeskInvoice): string => id;

/** Invoices of all payers, with what the bank brought for each. */
export function InvoicesList() {
  const { api } = usePlatform();
  const list = useListState(invoicesFilters, [], partOfPage);
  const { query = '' } = list.values;
  const state = invoiceStates.find((one) => one === list.values['state']);
  const pages = useListPages<DeskInvoice>({
    queryKey: [...bankKey, 'invoices-list', state ?? 'all', query],
    read: async (after, signal) => {
      const page = pageNumber(after);
      const { invoices, total } = await api.call(
        'GET /admin/invoice/list',
        { query: { query, page, ...(state !== undefined && { state }) } },
        { signal },
      );
      return numberedPage({ rows: invoices, total, page, size: bankPageSize });
    },
  });
  return (
    <DeskTable
      name="invoices"
      label="Счета"
      columns={invoicesColumns}
      filters={invoicesFilters}
      state={list}
      empty={{ title: 'Счетов пока нет', text: 'Счета выставляют клиенты в разделе «Плательщики».' }}
      {...{ pages, idOf }}
    />
  );
}
