import { fileURLToPath } from 'node:url';
import { kopecks } from '@proverka/validation/money';
import type { Covers } from '#platform/press/font-coverage.ts';
import { pressPdf, startPress } from '#platform/press/press.ts';
import { drawable, typeset } from '#platform/press/typography.domain.ts';
import { amountInWords } from './amount-in-words.domain.ts';
import { totalOf, writtenDay } from '../invoice.domain.ts';
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

const nbsp = '\u00a0';
/** «1 299,00» */
const written = (amount: number): string =>
  `${String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, nbsp)},${String(amount % 100).padStart(2, '0')}`;

function viewOf({ kind, number, issued_on: day, content }: InvoiceRow, covers: Covers) {
  const word = (text: string): string => drawable(typeset(text), covers);
  const { seller, payer, lines, vat, ground } = content;
  const total = totalOf(lines);
  const [year, month, date] = day.split('-').map(Number);
  const partyLine = (one: { name: string; inn: string; kpp: string; address: string }) =>
    word([one.name, `ИНН ${one.inn}`, one.kpp && `КПП ${one.kpp}`, one.address].filter(Boolean).join(', '));
  const { bank } = seller;
  return {
    kind,
    title: word(`${TITLES[kind]} № ${number} от ${writtenDay(day)}`),
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
    purpose: word(`Оплата по счёту № ${number} от ${writtenDay(day)}`),
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
  };
}
