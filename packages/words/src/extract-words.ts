import { formatDate } from './dates.ts';
import { joined } from './joined.ts';
import { formatMoney, type Money } from './money.ts';
import { formatDecimal } from './number-format.ts';

// The wording of extract data shared by paper and screen.

/** A word of the register. */
interface Coded {
  readonly value: string;
}

interface Area {
  readonly squareMetres: number;
  readonly inaccuracySquareMetres?: number | undefined;
  readonly type?: Coded | undefined;
}

type Share =
  | { readonly kind: 'fraction'; readonly numerator: number; readonly denominator: number }
  | { readonly kind: 'hectares' | 'points_hectares'; readonly amount: string }
  | { readonly kind: 'described'; readonly text: string };

interface Holder {
  readonly kind: string;
  readonly name: string;
  readonly inn?: string | undefined;
  readonly ogrn?: string | undefined;
  readonly type?: Coded | undefined;
  readonly country?: Coded | undefined;
}

interface UnderlyingDocument {
  readonly type?: Coded | undefined;
  readonly name?: string | undefined;
  readonly series?: string | undefined;
  readonly number?: string | undefined;
  readonly date?: string | undefined;
  readonly issuer?: string | undefined;
  readonly notarized?: string | undefined;
  readonly signedBy?: string | undefined;
  readonly deal?:
    | {
        readonly number?: string | undefined;
        readonly registeredOn?: string | undefined;
        readonly office?: string | undefined;
      }
    | undefined;
}

export function day(iso: string | undefined): string | undefined {
  return iso === undefined ? undefined : formatDate(iso);
}

export function lowered(coded: Coded | undefined): string | undefined {
  return coded?.value.toLowerCase();
}

/** «9 876 543,21 ₽»; what a document writes and is no amount of money stays as written. */
export const writtenAmount = (written: string, money: Money | null): string =>
  money === null ? `${written} ₽` : formatMoney(money);

const areaDecimals = 4;

export function squareMetres(area: number): string {
  return `${formatDecimal(area, areaDecimals)} кв. м`;
}

export function areaWords(area: Area): string {
  const spread = area.inaccuracySquareMetres;
  const size = spread === undefined ? '' : ` ± ${formatDecimal(spread, areaDecimals)}`;
  return joined([`${formatDecimal(area.squareMetres, areaDecimals)}${size} кв. м`, lowered(area.type)]);
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
  const { series, number: ownNumber, date, issuer, notarized, deal, signedBy } = document;
  const numberWords = joined(
    [series && `серия ${series}`, ownNumber && `№ ${ownNumber.replace(/^№\s*/u, '')}`],
    ' ',
  );
  const main = joined([nameOf(document), numberWords, date && `от ${formatDate(date)}`], ' ');
  return joined([
    main,
    issuer,
    signedBy && `подписал: ${signedBy}`,
    notarized && `удостоверен нотариусом: ${notarized}`,
    deal && dealWords(deal),
  ]);
}

/** The registration of the deal a document made. */
function dealWords({
  number: dealNumber,
  registeredOn,
  office,
}: NonNullable<UnderlyingDocument['deal']>): string {
  const words = [
    'сделка зарегистрирована',
    registeredOn && formatDate(registeredOn),
    dealNumber && `№ ${dealNumber}`,
  ];
  return joined([joined(words, ' '), office]);
}

/** The document's name, prefixed with its kind where the name does not contain it: «Закон …: Об установлении границ». */
function nameOf({ name, type }: UnderlyingDocument): string {
  const kind = type?.value;
  if (name === undefined || kind === undefined) return name ?? kind ?? 'Документ';
  const [firstWord = ''] = kind.toLowerCase().split(' ');
  const isTold = name.toLowerCase().startsWith(firstWord) || /^(?:проч|ин)(?:ий|ой|ие|ые)/iu.test(kind);
  return isTold || kind.length > 80 ? name : `${kind}: ${name}`;
}
