import type { Holder, Share } from '@proverka/contract/extract';
import type { Area, Coded, UnderlyingDocument } from '@proverka/contract/extract-object';
import { formatDate } from '@proverka/validation/date';
import { parseMoney } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 4 });

export type Maybe<T> = T | null | undefined | '' | false;

/** The words that are there, joined. */
export function joined(words: readonly Maybe<string>[], separator = ', '): string {
  return words.filter(Boolean).join(separator);
}

/** «9 876 543,21 ₽»; an amount that is no amount of money stays as written. */
export function rubles(amount: string): string {
  const money = parseMoney(amount);
  return money === null ? `${amount} ₽` : formatMoney(money);
}

export function square(area: Area): string {
  const spread = area.inaccuracySquareMetres;
  return joined(
    [
      `${number.format(area.squareMetres)}${spread === undefined ? '' : ` ± ${number.format(spread)}`} кв. м`,
      area.type?.value.toLowerCase(),
    ],
    ', ',
  );
}

export function squareMetres(area: number): string {
  return `${number.format(area)} кв. м`;
}

export function day(iso: string | undefined): string | undefined {
  return iso === undefined ? undefined : formatDate(iso);
}

export function title(coded: Coded | undefined): string | undefined {
  return coded?.value;
}

/** «14.03.2024, 12:05 (МСК)»: every deadline of the register is counted in Moscow time. */
export function moscowTime(instant: string): string {
  const parts = new Intl.DateTimeFormat('ru-RU', {
    timeZone: 'Europe/Moscow',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${parts.format(new Date(instant))} (МСК)`;
}

/** A holder in one line and what the register adds in the next ones. */
export function holderLines(holder: Holder): string[] {
  const numbers = joined([holder.inn && `ИНН ${holder.inn}`, holder.ogrn && `ОГРН ${holder.ogrn}`]);
  const about = joined([holder.type?.value, holder.country?.value]);
  const hidden = holder.kind === 'person_hidden' ? 'имя в выписке не раскрыто' : '';
  return [holder.name, numbers, about, hidden].filter((line) => line !== '');
}

/** Several holders in a cell of one: names first, then their numbers. */
export function holdersLines(holders: readonly Holder[]): string[] {
  const [only, ...others] = holders;
  if (only === undefined) return ['не указан'];
  if (others.length === 0) return holderLines(only);
  return [
    holders.map(({ name }) => name).join('; '),
    ...holders.flatMap((holder) => holderLines(holder).slice(1)),
  ];
}

export function share(part: Share): string {
  switch (part.kind) {
    case 'fraction':
      return `доля ${part.numerator}/${part.denominator}`;
    case 'hectares':
      return `${part.amount.replace('.', ',')} га`;
    case 'points_hectares':
      return `${part.amount.replace('.', ',')} балло-гектаров`;
    case 'described':
      return part.text;
    default:
      return part satisfies never;
  }
}

export function documentWords(document: UnderlyingDocument): string {
  const { series, number, date, issuer, notarized } = document;
  const numberWords = joined(
    [series && `серия ${series}`, number && `№ ${number.replace(/^№\s*/u, '')}`],
    ' ',
  );
  const main = joined([nameOf(document), numberWords, date && `от ${formatDate(date)}`], ' ');
  return joined([main, issuer, notarized && `удостоверен нотариусом: ${notarized}`]);
}

/** Its own name, with the kind before it where the name does not tell: «Закон …: Об установлении границ». */
function nameOf({ name, type }: UnderlyingDocument): string {
  const kind = type?.value;
  if (name === undefined || kind === undefined) return name ?? kind ?? 'Документ';
  const [firstWord = ''] = kind.toLowerCase().split(' ');
  const isTold = name.toLowerCase().startsWith(firstWord) || /^(?:проч|ин)(?:ий|ой|ие|ые)/iu.test(kind);
  return isTold || kind.length > 80 ? name : `${kind}: ${name}`;
}
