import type { SubjectData } from '@proverka/contract/subject';
import { formatDate } from '@proverka/words/dates';
import { emptyPersonForm, type PersonForm } from '@proverka/validation/forms/person';

/** An owner as form values; consent is always asked for again. */
export function draftedOwner(owner: SubjectData): PersonForm {
  const { consents, ...fields } = emptyPersonForm;
  const filled = Object.fromEntries(Object.keys(fields).map((field) => [field, owner[field] ?? '']));
  return { ...fields, ...filled, birth_date: formatDate(owner['birth_date'] ?? ''), consents };
}

/** «31.01.1980 · паспорт 0010 ***001 · ИНН указан»: enough to notice a mistake. */
export function ownerFacts(owner: SubjectData): string {
  const passport = owner['passport_number'] ?? '';
  return [
    formatDate(owner['birth_date'] ?? ''),
    passport === ''
      ? 'паспорт не указан'
      : `паспорт ${owner['passport_series'] ?? ''} ***${passport.slice(-3)}`,
    owner['inn'] ? 'ИНН указан' : '',
    owner['region'] ? `регион ${owner['region']}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
