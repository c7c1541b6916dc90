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

/** Acts of many lines, in a process of their own: others do not wait for them, and they take as much memory as reports of a list. */
const printingLong: Work<typeof renderInvoiceApart> = {
  ...printing,
  milliseconds: 60_000,
  heapMb: 640,
  waiting: 4,
};
const LONG = 500;

export async function printInvoice(apart: Apart, invoice: InvoiceRow): Promise<Buffer> {
  const work = invoice.content.lines.length > LONG ? printingLong : printing;
  return Buffer.from(doneApart(work, await apart.run(work, invoice)));
}
