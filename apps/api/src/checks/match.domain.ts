import type { Match } from '@proverka/contract/finding';
import type { PersonSubject } from '@proverka/validation/forms/person';
import { formatDate } from '@proverka/validation/date';

/** A person as a register's record has them; registers leave much out. */
export interface RecordedPerson {
  readonly last_name: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  /** ISO. */
  readonly birth_date: string | null;
  readonly birth_place: string | null;
  readonly region: string | null;
  readonly inn: string | null;
}

/**
 * Whether a record is about the person who is checked. Registers answer by name, so full namesakes come along: what
 * speaks for and against is said with every record, and a namesake never counts against anybody. `null`: another name.
 */
export function matchOf(subject: PersonSubject, recorded: RecordedPerson): Match | null {
  if (!sameName(subject, recorded)) return null;
  const innAgrees = agreement(subject.inn, recorded.inn);
  if (innAgrees === 'same') return { kind: 'same', reason: 'совпали имя и ИНН' };
  if (innAgrees === 'different') return { kind: 'namesake', reason: 'имя совпало, ИНН другой' };
  if (recorded.birth_date === null) {
    return { kind: 'namesake', reason: 'совпало только имя: даты рождения в записи нет' };
  }
  if (recorded.birth_date !== subject.birth_date) {
    return {
      kind: 'namesake',
      reason: `имя совпало, дата рождения другая: ${formatDate(recorded.birth_date)}`,
    };
  }
  const lacksMiddleName = (subject.middle_name ?? '') === '' || (recorded.middle_name ?? '') === '';
  if (agreement(subject.region, recorded.region) === 'different') {
    return { kind: 'likely', reason: 'совпали имя и дата рождения, регион другой: возможно, полный тёзка' };
  }
  return lacksMiddleName
    ? { kind: 'likely', reason: 'совпали фамилия, имя и дата рождения, отчество сравнить нельзя' }
    : { kind: 'same', reason: 'совпали фамилия, имя, отчество и дата рождения' };
}

function sameName(subject: PersonSubject, recorded: RecordedPerson): boolean {
  const middle = spelled(subject.middle_name ?? '');
  const recordedMiddle = spelled(recorded.middle_name ?? '');
  return (
    spelled(subject.last_name) === spelled(recorded.last_name) &&
    spelled(subject.first_name) === spelled(recorded.first_name) &&
    (middle === '' || recordedMiddle === '' || middle === recordedMiddle)
  );
}

/** Registers write capitals and no «ё». */
const spelled = (name: string): string =>
  name.trim().toLocaleUpperCase('ru').replaceAll('Ё', 'Е').replaceAll(/\s+/gu, ' ');

function agreement(one: string | null | undefined, other: string | null): 'same' | 'different' | 'unknown' {
  if (!one || !other) return 'unknown';
  return one === other ? 'same' : 'different';
}

export interface Matched<Record> {
  readonly record: Record;
  readonly match: Match;
}

/** Records about the person, the surest first, and those about namesakes; other people's are dropped. */
export function sortByMatch<Record extends { readonly person: RecordedPerson }>(
  subject: PersonSubject,
  records: readonly Record[],
): { readonly own: Matched<Record>[]; readonly namesakes: Matched<Record>[] } {
  const matched = records.flatMap((record) => {
    const match = matchOf(subject, record.person);
    return match === null ? [] : [{ record, match }];
  });
  const ofKind = (kind: Match['kind']) => matched.filter(({ match }) => match.kind === kind);
  return { own: [...ofKind('same'), ...ofKind('likely')], namesakes: ofKind('namesake') };
}
