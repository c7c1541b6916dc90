import type { EncumbranceType, Ground, ObjectKind, ObjectUse, RightType } from '../objects/object.ts';
import type { Xml } from './xml.ts';

/** Code and value of a Rosreestr dictionary, as extracts write them. */
export type Term = { code: string; value: string };

export const dict = (name: string, term: Term): Xml => [name, ['code', term.code], ['value', term.value]];

export const OBJECT_TYPES: Record<ObjectKind, Term> = {
  land: { code: '002001001000', value: 'Земельный участок' },
  building: { code: '002001002000', value: 'Здание' },
  room: { code: '002001003000', value: 'Помещение' },
  construction: { code: '002001004000', value: 'Сооружение' },
  unfinished: { code: '002001005000', value: 'Объект незавершенного строительства' },
  parking: { code: '002001009000', value: 'Машино-место' },
};

export const RIGHT_TYPES: Record<RightType, Term> = {
  ownership: { code: '001001000000', value: 'Собственность' },
  shared: { code: '001002000000', value: 'Общая долевая собственность' },
  joint: { code: '001003000000', value: 'Общая совместная собственность' },
  'economic-management': { code: '001004000000', value: 'Хозяйственное ведение' },
  'perpetual-use': { code: '001007000000', value: 'Постоянное (бессрочное) пользование' },
};

export const ENCUMBRANCE_TYPES: Record<EncumbranceType, Term> = {
  servitude: { code: '022001002000', value: 'Частный сервитут' },
  arrest: { code: '022002000000', value: 'Арест' },
  ban: { code: '022003000000', value: 'Запрещение регистрации' },
  lease: { code: '022006000000', value: 'Аренда' },
  mortgage: { code: '022007000000', value: 'Ипотека' },
  'mortgage-by-law': { code: '022008000000', value: 'Ипотека в силу закона' },
  rent: { code: '022011000000', value: 'Рента' },
  heritage: { code: '022015000000', value: 'Объект культурного наследия' },
};

export const ENCUMBRANCE_DOCUMENTS: Record<EncumbranceType, Term> = {
  servitude: { code: '558401010214', value: 'Соглашение об установлении сервитута' },
  arrest: { code: '558401049900', value: 'Иные предусмотренные законодательством судебные акты' },
  ban: { code: '558401049900', value: 'Иные предусмотренные законодательством судебные акты' },
  lease: { code: '558401010209', value: 'Договор аренды (субаренды)' },
  mortgage: { code: '558401010210', value: 'Договор об ипотеке' },
  'mortgage-by-law': { code: '558401010212', value: 'Кредитный договор' },
  rent: { code: '558401010105', value: 'Договор пожизненного содержания с иждивением' },
  heritage: { code: '558401020800', value: 'Акт об установлении ограничения (обременения)' },
};

export const GROUNDS: Record<Ground, Term> = {
  privatisation: { code: '558401010106', value: 'Договор передачи жилья в собственность' },
  sale: { code: '558401010101', value: 'Договор купли-продажи' },
  gift: { code: '558401010103', value: 'Договор дарения' },
  inheritance: { code: '558401030100', value: 'Свидетельство о праве на наследство по закону' },
  exchange: { code: '558401010102', value: 'Договор мены' },
  'share-participation': { code: '558401010201', value: 'Договор участия в долевом строительстве' },
  court: { code: '558401049900', value: 'Иные предусмотренные законодательством судебные акты' },
  allotment: { code: '558401020500', value: 'Документ о предоставлении земельных участков' },
};

/** What the register calls an object of this use; also `Name` at the extract supplier. */
export const USE_NAMES: Record<ObjectUse, string> = {
  flat: 'Квартира',
  chamber: 'Комната',
  commercial: 'Нежилое помещение',
  'apartment-building': 'Многоквартирный дом',
  house: 'Жилой дом',
  'office-building': 'Административное здание',
  'land-housing': 'Земельный участок',
  'land-garden': 'Земельный участок',
  'land-commercial': 'Земельный участок',
  utility: 'Сооружение коммунального хозяйства',
  parking: 'Машино-место',
};

export const BUILDING_PURPOSES: Partial<Record<ObjectUse, Term>> = {
  'apartment-building': { code: '204003000000', value: 'Многоквартирный дом' },
  house: { code: '204002000000', value: 'Жилое' },
};
export const NON_RESIDENTIAL: Term = { code: '204001000000', value: 'Нежилое' };

export const ROOM_PURPOSES = {
  residential: { code: '206002000000', value: 'Жилое помещение' },
  commercial: { code: '206001000000', value: 'Нежилое помещение' },
} as const satisfies Record<string, Term>;

export const HOUSING: Partial<Record<ObjectUse, Term>> = {
  flat: { code: '205001000000', value: 'Квартира' },
  chamber: { code: '205002000000', value: 'Комната' },
};

export const SETTLEMENT_LAND: Term = { code: '003002000000', value: 'Земли населенных пунктов' };

export const LAND_USES: Partial<Record<ObjectUse, string>> = {
  'land-housing': 'Для размещения многоквартирного дома',
  'land-garden': 'Для индивидуального жилищного строительства',
  'land-commercial': 'Для размещения объектов торговли и делового управления',
};

export const FLOOR: Term = { code: '007', value: 'Этаж' };

/** Wall materials of buildings; codes of the register's dictionary. */
export const MATERIALS: Record<string, string> = {
  Кирпичные: '061001002000',
  'Из железобетонных сегментов': '061001008000',
  Монолитные: '061001007000',
  Деревянные: '061002001000',
  'Каркасно-обшивные': '061002004000',
  'Из легкобетонных камней': '061001010000',
};
