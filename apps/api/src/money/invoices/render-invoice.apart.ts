import { createInvoiceRenderer } from './invoice-pdf.ts';
import type { InvoiceRow } from './invoice.store.ts';

const render = createInvoiceRenderer();

/** Done in the process of `print-invoice.ts`, where the compiler stays with its fonts. */
export const renderInvoiceApart = (invoice: InvoiceRow): Uint8Array => render(invoice);
