import { mostOwners } from '@proverka/contract/risk-limits';
import type { SubjectData } from '@proverka/contract/subject';
import { emptyPersonForm, personRules, personSubject } from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

/** Limits of corrections after payment, per owner and per report: more would make it another report. */
export const MOST_OWNER_EDITS = 1;
export const MOST_REPORT_EDITS = 2;

/** An owner validated by the rules of the person form and normalised for storage, without unknown fields. */
export function readOwner(
  given: SubjectData,
  today: string,
  path = 'data',
): Result<SubjectData, 'subject_invalid'> {
  const entries = Object.entries(given).filter(([field]) => field in emptyPersonForm && field !== 'consents');
  // The requester's consent comes with the order and is not part of the subject.
  const form = { ...emptyPersonForm, ...Object.fromEntries(entries), consents: true };
  const failures = Object.entries(checkForm(personRules(today), form));
  if (failures.length === 0) return done({ ...personSubject(form) });
  const fields = Object.fromEntries(failures.map(([field, message]) => [`${path}.${field}`, message]));
  return refuse('subject_invalid', { fields });
}

interface OwnedMetadata {
  readonly ownersData?: readonly SubjectData[] | undefined;
  readonly riskInsurance?: boolean | undefined;
}

/** The metadata of an item whose product checks owners: one to ten valid owners. */
export function readOwners<Metadata extends OwnedMetadata>(
  metadata: Metadata,
  today: string,
  path: string,
): Result<Metadata, 'subject_invalid'> {
  const given = metadata.ownersData ?? [];
  if (given.length === 0 || given.length > mostOwners) {
    const reason = given.length === 0 ? 'Обязательное поле' : `Не больше ${mostOwners} собственников`;
    return refuse('subject_invalid', { fields: { [`${path}.ownersData`]: reason } });
  }
  const owners: SubjectData[] = [];
  for (const [index, one] of given.entries()) {
    const read = readOwner(one, today, `${path}.ownersData.${index}`);
    if (!read.ok) return read;
    owners.push(read.value);
  }
  return done({ ...metadata, ownersData: owners });
}

/** «Тестов И. П.» */
export function shortOwnerName(data: SubjectData): string {
  const initials = [data['first_name'], data['middle_name']].flatMap((name) =>
    name ? `${name.charAt(0)}.` : [],
  );
  return [data['last_name'] ?? '', ...initials].join(' ');
}

/** The flags of an item's metadata that add parts to its price. */
export const priceOptions = ({ riskInsurance }: OwnedMetadata): readonly string[] =>
  riskInsurance === true ? ['riskInsurance'] : [];
