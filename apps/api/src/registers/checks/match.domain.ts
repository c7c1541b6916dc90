import type { Match } from '@proverka/contract/finding';
import type { PersonSubject } from '@proverka/validation/forms/person';
import { formatDate } from '@proverka/words/dates';
import { toCyrillicLookAlikes } from '@proverka/validation/look-alikes';

/** A person in a register's record; many fields may be missing. */
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
 * Whether a record is about the checked person. Registers search by name and return namesakes too: every record says what
 * speaks for and against a match, and a namesake's record never weighs in the verdict. `null`: a different name.
 */
export function matchOf(subject: PersonSubject, recorded: RecordedPerson): Match | null {
  const innAgrees = agreement(subject.inn, recorded.inn);
  const hasOtherBirthday = recorded.birth_date !== null && recorded.birth_date !== subject.birth_date;
  if (!sameName(subject, recorded)) {
    return innAgrees === 'same' && !hasOtherBirthday
      ? { kind: 'likely', reason: 'совпал ИНН, имя в записи другое: возможно, его сменили' }
      : null;
  }
  if (innAgrees === 'same') return { kind: 'same', reason: 'совпали имя и ИНН' };
  if (innAgrees === 'different') return { kind: 'namesake', reason: 'имя совпало, ИНН другой' };
  if (recorded.birth_date === null) {
    return { kind: 'namesake', reason: 'совпало только имя: даты рождения в записи нет' };
  }
  if (hasOtherBirthday) {
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

/** Normalises a name: registers write capitals, no «ё», and occasionally a Latin letter that looks like a Cyrillic one. */
const spelled = (name: string): string =>
  toCyrillicLookAlikes(name.normalize('NFC').trim().toLocaleUpperCase('ru'))
    .replaceAll('Ё', 'Е')
    .replaceAll(/\s+/gu, ' ');

/**
 * True when no record has the requested name. Registers are asked by name, so such an answer belongs to another request or
 * its encoding is broken; dropping its records would report «nothing found» about someone who may be in the register.
 */
export function areAllStrangers(
  subject: PersonSubject,
  records: readonly { readonly person: RecordedPerson }[],
): boolean {
  return (
    records.length > 0 &&
    records.every(
      ({ person }) =>
        matchOf(subject, person) === null && !sameName(subject, { ...person, middle_name: null }),
    )
  );
}

function agreement(one: string | null | undefined, other: string | null): 'same' | 'different' | 'unknown' {
  if (!one || !other) return 'unknown';
  return one === other ? 'same' : 'different';
}

export interface Matched<Record> {
  readonly record: Record;
  readonly match: Match;
}

/** Records about the person, the most certain first, and records about namesakes; other people's are dropped. */
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
