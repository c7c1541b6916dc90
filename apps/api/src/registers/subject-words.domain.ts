import type { Subject, SubjectData, SubjectKind } from '@proverka/contract/subject';
import { formatPlate } from '@proverka/words/document-numbers';
import { personName } from '@proverka/words/person-name';
import type { Asked } from './asked.domain.ts';
import type { ItemMetadata } from './subject.domain.ts';
import { subjectDataOf } from './subject.domain.ts';

export interface SubjectRow {
  readonly subject_kind: SubjectKind;
  readonly object_key: string;
  readonly object_address: string;
  readonly metadata: ItemMetadata;
}

/** The subject of a report, worded for its buyer. */
export function viewSubject({ subject_kind: kind, metadata, ...row }: SubjectRow): Subject {
  const data = subjectDataOf(kind, metadata);
  const display_name =
    kind === 'object' || Object.keys(data).length === 0
      ? row.object_address || row.object_key
      : subjectName(kind, data);
  return { kind, display_name, data };
}

/** The subject with the car its plate was found to be: «Т 001 КХ 100, KIA RIO, 2009 год». */
export function withFoundCar(
  subject: Subject,
  answers: readonly { readonly asked: Asked | null }[],
): Subject {
  const car = answers.find(({ asked }) => asked?.car !== undefined)?.asked?.car;
  const { vin, body_number: body } = subject.data;
  if (subject.kind !== 'car' || car === undefined || vin || body) return subject;
  return { ...subject, display_name: `${subject.display_name}, ${car.model}, ${car.year} год` };
}

/** «Тестов Иван Петрович», «ООО «Образец», ИНН 7700000016», «VIN XTA210990Y2766389». */
export function subjectName(kind: SubjectKind, data: SubjectData): string {
  switch (kind) {
    case 'person':
      return personName(data);
    case 'company':
      return [data['name'], companyNumber(data)].filter(Boolean).join(', ');
    case 'car':
      return carName(data);
    case 'object':
      return '';
    default:
      return kind satisfies never;
  }
}

const companyNumber = ({ inn, ogrn }: SubjectData): string =>
  inn ? `ИНН ${inn}` : ogrn ? `ОГРН ${ogrn}` : '';

function carName({ vin, body_number: body, plate }: SubjectData): string {
  if (vin) return `VIN ${vin}`;
  if (body) return `Номер кузова ${body}`;
  return plate ? formatPlate(plate) : '';
}

/** «О. И. П., 1980», «ИНН 770*******», «VIN XTA**************»: enough for the buyer to notice a mistake, not enough to identify anyone. */
export function maskedSubject(kind: SubjectKind, data: SubjectData): string {
  switch (kind) {
    case 'person': {
      const initials = [data['last_name'], data['first_name'], data['middle_name']].flatMap((name) =>
        name ? `${name.charAt(0)}.` : [],
      );
      return `${initials.join(' ')}, ${data['birth_date']?.slice(0, 4) ?? ''}`;
    }
    case 'company':
    case 'car':
      return maskNumber(subjectName(kind, { ...data, name: '' }));
    case 'object':
      return '';
    default:
      return kind satisfies never;
  }
}

/** Words an item's subject for one reader. */
export type SubjectWords = (row: SubjectRow) => string;

/** A customer reads their own data in full; a member of the staff who acts in their place reads what a letter says. */
export const subjectFor = ({ actedBy }: { readonly actedBy?: string | undefined }): SubjectWords =>
  actedBy === undefined ? ownSubject : publicSubject;

/** An item's subject for its buyer's lists: «Тестов Иван Петрович, 1980 г. р.». Empty once its data was destroyed. */
function ownSubject({ subject_kind: kind, metadata, ...row }: SubjectRow): string {
  if (kind === 'object') return row.object_address || row.object_key;
  const data = subjectDataOf(kind, metadata);
  if (Object.keys(data).length === 0) return '';
  const year = kind === 'person' ? data['birth_date']?.slice(0, 4) : undefined;
  return [subjectName(kind, data), year && `${year}\u00a0г.\u00a0р.`].filter(Boolean).join(', ');
}

/** An item's subject for letters and the desk, where others may see it. Empty once its data was destroyed. */
export function publicSubject({ subject_kind: kind, metadata, ...row }: SubjectRow): string {
  if (kind === 'object') return row.object_address || row.object_key;
  const data = subjectDataOf(kind, metadata);
  return Object.keys(data).length === 0 ? '' : maskedSubject(kind, data);
}

/** Of an entrepreneur, and of everybody else who is no company. */
const ofPeople = /^(?:\d{12}|\d{15})$/;

/** Whether the data is about a person, by whatever number they are known. */
export const isOfPerson = (kind: SubjectKind, { inn = '', ogrn = '' }: SubjectData): boolean =>
  kind === 'person' || [inn, ogrn].some((number) => ofPeople.test(number));

/**
 * An item's subject for a paper that is kept for years: objects, companies and cars as they are, a person by initials and year,
 * an entrepreneur by a masked number. Empty once its data was destroyed.
 */
export const paperSubject = (row: SubjectRow): string =>
  isOfPerson(row.subject_kind, subjectDataOf(row.subject_kind, row.metadata))
    ? publicSubject(row)
    : ownSubject(row);

/** Masks every number after its first three characters. */
const maskNumber = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/\d/u.test(word) ? word.slice(0, 3) + '*'.repeat(Math.max(0, word.length - 3)) : word))
    .join(' ');
