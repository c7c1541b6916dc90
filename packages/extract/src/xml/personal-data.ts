import type { WithheldReason } from '@proverka/contract/extract';

/*
 * What never leaves the reader, whatever document it stands in (152-FZ, article 5: a check of an object has no use for
 * it): places that hold nothing else, and texts that look like it wherever they stand.
 */

/** Elements whose content is dropped as it is read, by name: the schemas' names, and those of newer and former documents. */
const withheldPlaces: ReadonlyMap<string, WithheldReason> = new Map([
  ['birth_date', 'person'],
  ['birthdate', 'person'],
  ['datebirth', 'person'],
  ['placebirth', 'person'],
  ['birth_place', 'person'],
  ['snils', 'person'],
  ['identity_doc', 'person'],
  ['identity_docs', 'person'],
  ['person_receiving_info_about_property', 'person'],
  ['recipient_reference', 'person'],
  ['representativ', 'person'],
  ['contacts', 'contact'],
  ['email', 'contact'],
  ['e_mail', 'contact'],
  ['phone', 'contact'],
  ['phone_number', 'contact'],
  ['telephone', 'contact'],
  ['phone_code', 'contact'],
  ['contactaddress', 'contact'],
  ['contactowner', 'contact'],
  ['receivadress', 'contact'],
  ['receivaddress', 'contact'],
  ['mailing_addess', 'contact'],
  ['mailing_address', 'contact'],
  ['holders_related_lands', 'neighbour'],
  ['ownerneighbour', 'neighbour'],
  ['file_link', 'file'],
  ['file_ref', 'file'],
]);

/** Former documents hold everything about a person in one element; of it the name alone may stand. */
const personPlace = 'Person';
const namesOfPerson: ReadonlySet<string> = new Set([
  'fio',
  'familyname',
  'surname',
  'firstname',
  'first',
  'patronymic',
  'content',
]);

/** Why the content of an element is dropped, if it is: by its name, or by the element it stands in. */
export function withheldPlace(name: string, parent?: string): WithheldReason | undefined {
  const place = name.toLowerCase();
  if (parent === personPlace && !namesOfPerson.has(place)) return 'person';
  return withheldPlaces.get(place);
}

const nameAlone = /^\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}.-]*){1,4}/u;

/** Whether the place is the sentence of a former document about a person: name, birth, passport, SNILS, home. */
export const isAboutPerson = (name: string, parent: string | undefined): boolean =>
  parent === personPlace && name === 'Content';

/** The name such a sentence begins with; nothing where it begins with anything else. */
export function nameInSentence(text: string): string {
  const [start = ''] = text.split(/[,;]/u);
  return nameAlone.exec(start.trim())?.[0] === start.trim() ? start.trim() : '';
}

/** What stands instead of a personal detail inside a longer text. */
export const hiddenText = '[скрыто]';

const personalPatterns: readonly RegExp[] = [
  // E-mail. Tried only where a word begins: in a long word each further try would cost as much as the first.
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  // SNILS as it is written, or eleven digits after the word.
  /(?<!\d)\d{3}-\d{3}-\d{3}[ -]\d{2}(?!\d)/gu,
  /(?=\d{11})(?<=снилс\D{0,12})\d{11}(?!\d)/giu,
  // Phone: with a country code and signs between the groups. Eleven bare digits may be an OKATO.
  /(?<!\d)(?:\+7|8)[ ( -]{1,2}\d{3}[ ) -]{0,2}\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/gu,
  /\+7\d{10}(?!\d)/gu,
  /(?=\d{10})(?<=(?:тел|моб)\D{0,12})[78]?\d{10}(?!\d)/giu,
  // Passport: series and number as they are written, or ten digits after the word.
  // «от 12.03.2019 № 123456» is a document of any kind.
  /(?<![\d:.])\d{2} \d{2} (?:№ ?)?\d{6}(?!\d)/gu,
  /(?<![\d:.])\d{4} \d{6}(?!\d)/gu,
  /(?=\d{4})(?<=(?:паспорт|серия)\D{0,40})\d{4},? ?(?:номер|№)? ?\d{6}(?!\d)/giu,
  /\d{2}\.\d{2}\.\d{4}(?= ?г\. ?р)/giu,
  // Paths of files.
  /(?:file:\/\/|\\\\)[^\s<>"]+/giu,
  /(?<![\p{L}\p{N}])[a-z]:\\[^\s<>"]+/giu,
];

/** Homes and births told in a sentence, after the words that announce them. */
const announced: readonly RegExp[] = [
  /((?:мест[оа] жительства|адрес(?:у|а)? регистрации|прожива(?:ет|ющ\p{L}*)|зарегистрирован\p{L}* по адресу)(?: по адресу)?:? ?)[^;]+/giu,
  /((?:дат[аы]|мест[оа]) рождения:? ?)[^,;]+/giu,
];

/** One look for texts without any of it: nearly all of a document. */
const mayBePersonal = /@|\d{4}|\d-\d|\\|file:|жительств|прожива|рожден|регистрац/iu;

export function withoutPersonalData(text: string): string {
  if (!mayBePersonal.test(text)) return text;
  const told = announced.reduce((safe, pattern) => safe.replace(pattern, `$1${hiddenText}`), text);
  return personalPatterns.reduce((safe, pattern) => safe.replace(pattern, hiddenText), told);
}
