import { fileURLToPath } from 'node:url';
import { kopecks } from '@proverka/validation/money';
import { amountInWords } from '@proverka/words/amount-in-words';
import { formatDate } from '@proverka/words/dates';
import { formatMoneyInColumn } from '@proverka/words/money';
import type { Covers } from '#platform/press/font-coverage.ts';
import { pressPdf, startPress } from '#platform/press/press.ts';
import { drawable } from '#platform/press/drawable.domain.ts';
import { typeset } from '@proverka/words/typeset';
import { totalOf } from '../invoice.domain.ts';
import type { InvoiceRow } from './invoice.store.ts';

export type RenderInvoice = (invoice: InvoiceRow) => Buffer;

const templates = fileURLToPath(new URL('templates/', import.meta.url));
const weights = ['400Regular', '600SemiBold'];

/** The compiler starts with the first document and stays in memory. Deterministic: same document, same bytes. */
export function createInvoiceRenderer(): RenderInvoice {
  let press: ReturnType<typeof startPress> | undefined;
  return (invoice) => {
    press ??= startPress(templates, weights);
    return pressPdf(press, `${templates}invoice.typ`, {
      // Data is passed as a JSON file, so none of it can be parsed as markup.
      [`${templates}data.json`]: Buffer.from(JSON.stringify(viewOf(invoice, press.covers))),
    });
  };
}

const TITLES = { invoice: 'Счёт на оплату', act: 'Акт об оказании услуг' } as const;

const written = (amount: number): string => formatMoneyInColumn(kopecks(amount));

function viewOf({ kind, number, issued_on: day, valid_until: until, content }: InvoiceRow, covers: Covers) {
  const word = (text: string): string => drawable(typeset(text), covers);
  const { seller, payer, lines, vat, ground } = content;
  const total = totalOf(lines);
  const [year, month, date] = day.split('-').map(Number);
  const partyLine = (one: { name: string; inn: string; kpp: string; address: string }) =>
    word([one.name, `ИНН ${one.inn}`, one.kpp && `КПП ${one.kpp}`, one.address].filter(Boolean).join(', '));
  const { bank } = seller;
  return {
    kind,
    title: word(`${TITLES[kind]} № ${number} от ${formatDate(day)}`),
    ground: word(ground),
    date: { year, month, day: date },
    bank: {
      name: word(bank.name),
      bik: bank.bik,
      account: bank.account,
      correspondent: bank.correspondentAccount,
      receiver: word(seller.company),
      inn: seller.inn,
      kpp: seller.kpp ?? '',
    },
    purpose: word(`Оплата по счёту № ${number} от ${formatDate(day)}`),
    seller: partyLine({ ...seller, name: seller.company, kpp: seller.kpp ?? '' }),
    payer: partyLine(payer),
    'payer-bank': payer.account
      ? word(`р/с ${payer.account}, ${payer.bank_name}, БИК ${payer.bik}, к/с ${payer.correspondent_account}`)
      : '',
    lines: lines.map(({ title, amount }) => ({ title: word(title), amount: written(amount) })),
    total: written(total),
    vat: vat === null ? 'Без НДС' : `В том числе НДС ${vat.percent} %: ${written(vat.amount)} ₽`,
    words: word(amountInWords(kopecks(total))),
    count: lines.length,
    until: until === null ? '' : word(`Счёт действителен для оплаты до ${formatDate(until)} включительно.`),
  };
}
