import { fileURLToPath } from 'node:url';
import { kopecks } from '@proverka/validation/money';
import { amountInWords } from '@proverka/words/amount-in-words';
import { formatDate } from '@proverka/words/dates';
import { formatMoneyInColumn } from '@proverka/words/money';
import type { Covers } from '#platform/press/font-coverage.ts';
import { pressPdf, startPress } from '#platform/press/press.ts';
import { breakLongRuns, drawable } from '#platform/press/drawable.domain.ts';
import { typeset } from '@proverka/words/typeset';
import { totalOf } from '../invoice.domain.ts';
import type { InvoiceContent, InvoiceLine } from '../invoice.domain.ts';
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
/** Nothing was rendered in the period, and something given back. */
const CORRECTION = 'Корректировочный акт об оказании услуг';

const AGREED =
  'Услуги оказаны полностью и в срок. Заказчик претензий по объёму, качеству и срокам оказания услуг не имеет.';
const AGREED_LESS = 'Стороны согласны с уменьшением стоимости оказанных услуг на возвращённые суммы.';

const written = (amount: number): string =>
  `${amount < 0 ? '\u2212' : ''}${formatMoneyInColumn(kopecks(Math.abs(amount)))}`;

type Word = (text: string) => string;

function viewOf(row: InvoiceRow, covers: Covers) {
  const { kind, number, issued_on: day, valid_until: until, content } = row;
  const word: Word = (text) => drawable(breakLongRuns(typeset(text)), covers);
  const { seller, payer, lines, ground } = content;
  const [year, month, date] = day.split('-').map(Number);
  const isCorrection = lines.every(({ corrects }) => corrects !== undefined);
  const title = isCorrection ? CORRECTION : TITLES[kind];
  const { bank } = seller;
  return {
    kind,
    'is-period': row.period_from !== null,
    title: word(`${title} № ${number} от ${formatDate(day)}`),
    ground: word(ground),
    agreed: word(isCorrection ? AGREED_LESS : AGREED),
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
    seller: partyLine(word, { ...seller, name: seller.company, kpp: seller.kpp ?? '' }),
    payer: partyLine(word, payer),
    'payer-bank': payer.account
      ? word(`р/с ${payer.account}, ${payer.bank_name}, БИК ${payer.bik}, к/с ${payer.correspondent_account}`)
      : '',
    lines: lines.map((line) => viewLine(word, line)),
    ...totalsOf(word, content),
    until: until === null ? '' : word(`Счёт действителен для оплаты до ${formatDate(until)} включительно.`),
  };
}

const partyLine = (
  word: Word,
  one: { readonly name: string; readonly inn: string; readonly kpp: string; readonly address: string },
): string =>
  word([one.name, `ИНН ${one.inn}`, one.kpp && `КПП ${one.kpp}`, one.address].filter(Boolean).join(', '));

function viewLine(word: Word, { title, amount, day, order, subject, corrects }: InvoiceLine) {
  const what = corrects === undefined ? title : `Возврат по акту № ${corrects}: ${title}`;
  return {
    title: word(what),
    subject: word(subject ?? ''),
    order: order === undefined ? '' : word(`${order.number} от ${order.day}`),
    day: day === undefined ? '' : formatDate(day),
    amount: written(amount),
  };
}

function totalsOf(word: Word, { lines, vat, vats = [vat] }: InvoiceContent) {
  const total = totalOf(lines);
  const returned = lines.filter(({ amount }) => amount < 0);
  const rendered = lines.filter(({ amount }) => amount >= 0);
  const isMixed = returned.length > 0 && rendered.length > 0;
  const size = kopecks(Math.abs(total));
  const words = amountInWords(size);
  return {
    count: lines.length,
    parts: isMixed
      ? [`Оказано услуг: ${written(totalOf(rendered))} ₽`, `Возвращено: ${written(totalOf(returned))} ₽`].map(
          word,
        )
      : [],
    total: written(total),
    vats: vats.map((one) =>
      one === null ? 'Без НДС' : `В том числе НДС ${one.percent} %: ${written(one.amount)} ₽`,
    ),
    words: word(total < 0 ? `Стоимость услуг уменьшена на: ${words}` : words),
  };
}
