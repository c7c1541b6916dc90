import type { ObjectInfo } from '@proverka/contract/object';
import { formatDecimal } from '@proverka/words/number-format';

/** Kinds that are too general (specification, section 5, Search). */
const vagueTypes: ReadonlySet<string> = new Set(['Объект капитального строительства', 'Помещение']);

/** The object's type: the OKC type where the register's own is too general. */
export function objectType({ ObjectType, TypeOKC }: Pick<ObjectInfo, 'ObjectType' | 'TypeOKC'>): string {
  return vagueTypes.has(ObjectType) && TypeOKC !== '' ? TypeOKC : ObjectType || TypeOKC;
}

const endedStatuses: ReadonlySet<string> = new Set(['Аннулирован', 'Снят с учета']);

/** The object is no longer in the register, so a deal with it is impossible. */
export const isEndedStatus = (status: string): boolean => endedStatuses.has(status);

/** The register writes «Учтенный» and «Снят с учета», our texts use the letter «ё». */
export const statusWords = (status: string): string =>
  status.replace(/(учт)е(?=н)|(уч)е(?=т)/giu, (_, counted = '', count = '') => `${counted}${count}ё`);

/** Zero and «не определена» mean that the area is unknown (specification, section 3, Object info). */
export function isKnownArea(area: string): boolean {
  return Number.parseFloat(area.replace(',', '.')) > 0;
}

/** «54,3 м²»; empty when unknown. */
export function objectArea({ Area, AreaOKC }: Pick<ObjectInfo, 'Area' | 'AreaOKC'>): string {
  const area = [Area, AreaOKC].find(isKnownArea);
  return area ? `${formatDecimal(Number.parseFloat(area.replace(',', '.')))}\u00A0м²` : '';
}

/** A whole number in base 10 or empty: «3», «03» and «3 этаж» are the third floor, «подвал» is not a number. */
export function objectLevel({ Level }: Pick<ObjectInfo, 'Level'>): string {
  const level = Number.parseInt(Level, 10);
  return Number.isNaN(level) ? '' : String(level);
}

/** The cadastral number or, failing that, the address (specification, section 2, Route parameters). */
export const objectKeyOf = ({ Number: number, Address }: Pick<ObjectInfo, 'Number' | 'Address'>): string =>
  number || Address;

/** Keys may contain slashes («д 5/2»), so they are encoded; a cadastral number stays readable. */
const pathPart = (key: string): string => encodeURIComponent(key).replaceAll('%3A', ':');

export const objectPath = (key: string): string => `/object/${pathPart(key)}/`;

/** For a report that also checks owners, who are entered in a separate checkout. */
export const riskCheckoutPath = (key: string, search = ''): string =>
  `/riskCheckout/${pathPart(key)}/${search && `?${search}`}`;

export const checkoutPath = (key: string, search = ''): string =>
  `/objectCheckout/${pathPart(key)}/${search && `?${search}`}`;

/** What a report would hold about an object, before it is ordered: below the path of its sample. */
export const reportPreviewPath = (samplePath: string, key: string): string =>
  `${samplePath}${pathPart(key)}/`;

/** What a valuation of the flat would rest on, before it is ordered. */
export const valuationPreviewPath = (key: string, search = ''): string =>
  `${reportPreviewPath('/cost-assessment-preview/', key)}${search && `?${search}`}`;

/** Kinds of the register that may be a flat: it calls most of them by the general word alone. */
const flatTypes = /^$|квартир|апартамент|^(?:жилое )?помещение$/iu;

/** Whether the object may be a flat: land, houses and parking spaces are not valued. */
export const mayBeFlat = (object: Pick<ObjectInfo, 'ObjectType' | 'TypeOKC'>): boolean =>
  flatTypes.test(objectType(object));
