import { formatDate } from '@proverka/validation/date';
import { parseMoney } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';
import { onFirstUse } from '@proverka/validation/on-first-use';
import type { Holder, Share } from './extract.ts';
import type { Area, Coded, UnderlyingDocument } from './extract-object.ts';

// The wording of extract data shared by paper and screen.

const number = onFirstUse(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 4 }));

/** Joins the words that are present. */
export function joined(words: readonly (string | null | undefined | false)[], separator = ', '): string {
  return words.filter(Boolean).join(separator);
}

export function day(iso: string | undefined): string | undefined {
  return iso === undefined ? undefined : formatDate(iso);
}

export function lowered(coded: Coded | undefined): string | undefined {
  return coded?.value.toLowerCase();
}

/** «9 876 543,21 ₽»; a value that is not an amount stays as written. */
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

/** The name, followed by the details that distinguish holders; a hidden name is a line of its own. */
export function holderLines(holder: Holder): string[] {
  const numbers = joined([holder.inn && `ИНН ${holder.inn}`, holder.ogrn && `ОГРН ${holder.ogrn}`]);
  const about = joined([holder.type?.value, holder.country?.value]);
  const hidden = holder.kind === 'person_hidden' ? 'имя в выписке не раскрыто' : '';
  return [holder.name, numbers, about, hidden].filter((line) => line !== '');
}

export function documentWords(document: UnderlyingDocument): string {
  const { series, number: ownNumber, date, issuer, notarized } = document;
  const numberWords = joined(
    [series && `серия ${series}`, ownNumber && `№ ${ownNumber.replace(/^№\s*/u, '')}`],
    ' ',
  );
  const main = joined([nameOf(document), numberWords, date && `от ${formatDate(date)}`], ' ');
  return joined([main, issuer, notarized && `удостоверен нотариусом: ${notarized}`]);
}

/** The document's name, prefixed with its kind where the name does not contain it: «Закон …: Об установлении границ». */
function nameOf({ name, type }: UnderlyingDocument): string {
  const kind = type?.value;
  if (name === undefined || kind === undefined) return name ?? kind ?? 'Документ';
  const [firstWord = ''] = kind.toLowerCase().split(' ');
  const isTold = name.toLowerCase().startsWith(firstWord) || /^(?:проч|ин)(?:ий|ой|ие|ые)/iu.test(kind);
  return isTold || kind.length > 80 ? name : `${kind}: ${name}`;
}
