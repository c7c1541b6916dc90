import type { Apart } from '#platform/apart/apart.ts';
import { doneApart } from '#platform/apart/done-apart.ts';
import type { Work } from '#platform/apart/work.ts';
import type { InvoiceRow } from './invoice.store.ts';
import type { renderInvoiceApart } from './render-invoice.apart.ts';

const printing: Work<typeof renderInvoiceApart> = {
  file: new URL('render-invoice.apart.ts', import.meta.url),
  name: 'renderInvoiceApart',
  milliseconds: 20_000,
  heapMb: 128,
  waiting: 100,
};

export const printInvoice = async (apart: Apart, invoice: InvoiceRow): Promise<Buffer> =>
  Buffer.from(doneApart(printing, await apart.run(printing, invoice)));
