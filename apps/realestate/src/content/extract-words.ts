import type { Extract, Holder, Share } from '@proverka/contract/extract';
import type { Area, Coded, UnderlyingDocument } from '@proverka/contract/extract-object';
import { formatDate } from '@proverka/validation/date';
import { parseMoney } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';
import { onFirstUse } from '@proverka/validation/on-first-use';

const number = onFirstUse(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 4 }));

/** The words that are there, joined. */
export function joined(words: readonly (string | undefined | false)[], separator = ', '): string {
  return words.filter((word) => word !== undefined && word !== false && word !== '').join(separator);
}

export function day(iso: string | undefined): string | undefined {
  return iso === undefined ? undefined : formatDate(iso);
}

export function lowered(coded: Coded | undefined): string | undefined {
  return coded?.value.toLowerCase();
}

/** «ЕГРН, выписка № КУВИ-001/2024-100000001»: how every statement names where it comes from. */
function documentOf({ kind, header }: Extract): string {
  const word = kind === 'absence_notice' ? 'уведомление' : kind === 'refusal_notice' ? 'решение' : 'выписка';
  return joined([`ЕГРН, ${word}`, header.registrationNumber && `№ ${header.registrationNumber}`], ' ');
}

/** «Источник: ЕГРН, выписка № …, данные на 20.11.2026». */
export function sourceWords(extract: Extract): string {
  const on = day(extract.header.dateFormation);
  return joined([`Источник: ${documentOf(extract)}`, on && `данные на ${on}`]);
}

/** «9 876 543,21 ₽»; an amount that is no amount of money stays as written. */
export function rubles(amount: string): string {
  const money = parseMoney(amount);
  return money === null ? `${amount} ₽` : formatMoney(money);
}

export function squareMetres(area: number): string {
  return `${number().format(area)} кв. м`;
}

export function areaWords(area: Area): string {
  const spread = area.inaccuracySquareMetres;
  const size = spread === undefined ? '' : ` ± ${number().format(spread)}`;
  return joined([`${number().format(area.squareMetres)}${size} кв. м`, lowered(area.type)]);
}

export function shareWords(share: Share): string {
  switch (share.kind) {
    case 'fraction':
      return `доля ${share.numerator}/${share.denominator}`;
    case 'hectares':
      return `${share.amount.replace('.', ',')} га`;
    case 'points_hectares':
      return `${share.amount.replace('.', ',')} балло-гектаров`;
    case 'described':
      return share.text;
    default:
      return share satisfies never;
  }
}

/** The name, and below it what the register adds to tell holders apart; a hidden name is a line of its own. */
export function holderLines(holder: Holder): string[] {
  const numbers = joined([holder.inn && `ИНН ${holder.inn}`, holder.ogrn && `ОГРН ${holder.ogrn}`]);
  const about = joined([holder.type?.value, holder.country?.value]);
  const hidden = holder.kind === 'person_hidden' ? 'имя в выписке не раскрыто' : '';
  return [holder.name, numbers, about, hidden].filter((line) => line !== '');
}

export function documentWords(document: UnderlyingDocument): string {
  const { name, type, series, number: ownNumber, date, issuer, notarized } = document;
  const numberWords = joined(
    [series && `серия ${series}`, ownNumber && `№ ${ownNumber.replace(/^№\s*/u, '')}`],
    ' ',
  );
  const main = joined(
    [name ?? type?.value ?? 'Документ', numberWords, date && `от ${formatDate(date)}`],
    ' ',
  );
  return joined([main, issuer, notarized && `удостоверен нотариусом: ${notarized}`]);
}
