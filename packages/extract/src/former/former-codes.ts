/*
 * Code lists of Rosreestr's former schemas (KVZU, KPZU, KVOKS, KPOKS of 2014–2016) that differ from those of today; the
 * lists of rights, encumbrances, categories, uses, objects and documents are the same.
 */

/** `dStates`, as the register's own print of these documents words it. */
export const states: ReadonlyMap<string, string> = new Map([
  ['01', 'Сведения об объекте недвижимости имеют статус "актуальные, ранее учтенные"'],
  ['05', 'Сведения об объекте недвижимости имеют статус "временные"'],
  ['06', 'Сведения об объекте недвижимости имеют статус "актуальные"'],
  ['07', 'Объект недвижимости снят с кадастрового учета'],
  ['08', 'Сведения об объекте недвижимости имеют статус "аннулированные"'],
]);

/** `dParcels`: what kind of plot it is. */
export const parcelKinds: ReadonlyMap<string, string> = new Map([
  ['01', 'Землепользование'],
  ['02', 'Единое землепользование'],
  ['03', 'Обособленный участок'],
  ['04', 'Условный участок'],
  ['05', 'Многоконтурный участок'],
]);

/** `dTypeParameter`: the element of today's schemas that holds the same measure. */
export const measures: ReadonlyMap<string, string> = new Map([
  ['01', 'extension'],
  ['02', 'depth'],
  ['03', 'volume'],
  ['04', 'height'],
  ['05', 'area'],
  ['06', 'built_up_area'],
  ['07', 'occurence_depth'],
]);

/** `dOldNumber`: who numbered the object before; other codes are left to the document. */
export const oldNumbers: ReadonlyMap<string, string> = new Map([
  ['01', 'Инвентарный номер'],
  ['02', 'Условный номер'],
]);

/** `dUnit`, square metres in each. */
export const squareMetresPerFormerUnit: ReadonlyMap<string, number> = new Map([
  ['055', 1],
  ['058', 1000],
  ['059', 10_000],
  ['061', 1_000_000],
]);

/** The kind of object by the element that describes it. */
export const objectCodes: ReadonlyMap<string, string> = new Map([
  ['Parcel', '002001001000'],
  ['Building', '002001002000'],
  ['Flat', '002001003000'],
  ['Construction', '002001004000'],
  ['Uncompleted', '002001005000'],
]);

/** Kinds of objects of the register of rights before 2017; the cadastre's own codes are those of today. */
export const objectsOfRights: ReadonlyMap<string, string> = new Map([
  ['002002001000', '002001002000'],
  ['002002002000', '002001003000'],
  ['002002004000', '002001004000'],
  ['002002005000', '002001005000'],
  ['002002006000', '002001002000'],
  ['002002010000', '002001009000'],
  ['002002011000', '002001008000'],
]);
