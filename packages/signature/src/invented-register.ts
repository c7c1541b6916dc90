import { invent, signDocument } from './invented-authority.ts';

/** OGRN of Rosreestr, a public number of the register of legal entities. */
export const ROSREESTR = '1047796940465';

/** The root that the sandbox and tests trust; nothing outside them does. */
export const inventedRoot = invent(
  { name: 'Проверка: учебный удостоверяющий центр', organisation: 'Учебный центр', ogrn: '0000000000000' },
  null,
);

const register = invent(
  { name: 'Росреестр (учебный)', organisation: 'Росреестр (учебный сертификат)', ogrn: ROSREESTR },
  inventedRoot,
);

/** Signs an invented document as the register would. */
export const signAsRegister = (document: Uint8Array, signedAt: Date): Uint8Array =>
  signDocument(document, register, signedAt);
