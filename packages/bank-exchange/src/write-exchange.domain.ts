import { toDecimalString } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { ExchangeFile, Party, PaymentDocument, Turnover } from './exchange.ts';

/** Writes a file as accounting programs and banks do: CRLF, windows-1251 announced, a purpose of one line. */
export function writeExchange(file: ExchangeFile): string {
  const lines = [
    '1CClientBankExchange',
    pair('ВерсияФормата', file.version),
    'Кодировка=Windows',
    ...given('Отправитель', file.sender),
    ...given('Получатель', file.receiver),
    ...day('ДатаНачала', file.from),
    ...day('ДатаКонца', file.to),
    ...file.accounts.map((account) => pair('РасчСчет', account)),
    ...file.turnovers.flatMap(turnoverLines),
    ...file.documents.flatMap(documentLines),
    'КонецФайла',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const pair = (key: string, text: string): string => `${key}=${text.replaceAll(/\s+/g, ' ').trim()}`;
const given = (key: string, text: string): string[] => (text === '' ? [] : [pair(key, text)]);
const day = (key: string, iso: string | null): string[] =>
  iso === null ? [] : [pair(key, iso.split('-').toReversed().join('.'))];
const sum = (key: string, amount: Money | null): string[] =>
  amount === null ? [] : [pair(key, toDecimalString(amount))];

const turnoverLines = (turnover: Turnover): string[] => [
  'СекцияРасчСчет',
  ...day('ДатаНачала', turnover.from),
  ...day('ДатаКонца', turnover.to),
  pair('РасчСчет', turnover.account),
  ...sum('НачальныйОстаток', turnover.opening),
  ...sum('ВсегоПоступило', turnover.received),
  ...sum('ВсегоСписано', turnover.written),
  ...sum('КонечныйОстаток', turnover.closing),
  'КонецРасчСчет',
];

const partyLines = (side: string, party: Party): string[] => [
  ...given(`${side}Счет`, party.account),
  ...given(side, party.name),
  ...given(`${side}ИНН`, party.inn),
  ...given(`${side}КПП`, party.kpp),
  ...given(`${side}РасчСчет`, party.account),
  ...given(`${side}Банк1`, party.bank),
  ...given(`${side}БИК`, party.bik),
  ...given(`${side}Корсчет`, party.correspondentAccount),
];

const documentLines = (document: PaymentDocument): string[] => [
  pair('СекцияДокумент', document.kind),
  pair('Номер', document.number),
  ...day('Дата', document.date),
  ...sum('Сумма', document.amount),
  ...partyLines('Плательщик', document.payer),
  ...day('ДатаСписано', document.debitedOn),
  ...partyLines('Получатель', document.payee),
  ...day('ДатаПоступило', document.creditedOn),
  // An electronic payment of the fifth, last turn (Civil Code, article 855); 01 is a payment order.
  'ВидПлатежа=Электронно',
  'ВидОплаты=01',
  'Очередность=5',
  ...given('НазначениеПлатежа', document.purpose),
  'КонецДокумента',
];
