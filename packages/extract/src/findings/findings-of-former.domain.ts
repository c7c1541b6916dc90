import type { Extract } from '@proverka/contract/extract';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { formatDate } from '@proverka/words/dates';
import { countedPlainly } from '@proverka/words/plural';
import { sentences } from '@proverka/words/joined';

/** Of what a document does not have it says nothing: its record may be new, or never have been in a document of this form. */
const ofAbsence: ReadonlySet<string> = new Set([
  'no_encumbrances',
  'no_registered_ownership',
  'history_calm',
]);

/**
 * The findings of a document of a former form: what it has, as of its day and no graver than a warning, since the record
 * may be gone; nothing of what it does not have.
 */
export function asOfThen(drafts: readonly FindingDraft[], extract: Extract, today: string): FindingDraft[] {
  const day = extract.header.dateFormation;
  const then = day === undefined ? 'По документу прежнего образца' : `По документу от ${formatDate(day)}`;
  const asOfDay = (draft: FindingDraft): FindingDraft => ({
    ...draft,
    title: draft.code === 'pending_claim' ? 'Заявление, не рассмотренное на день документа' : draft.title,
    level: draft.level === 'danger' ? 'warning' : draft.level,
    text: sentences(then, draft.text),
  });
  const held = drafts.filter(({ level, code }) => level !== 'clear' && !ofAbsence.has(code));
  return [formerDocument(extract, today), ...held.map(asOfDay)];
}

function formerDocument({ title, header: { dateFormation: day } }: Extract, today: string): FindingDraft {
  const years = day === undefined ? 0 : wholeYears(day, today);
  const age = years > 0 ? `, ему ${countedPlainly(years, 'год', 'года', 'лет')}` : '';
  return {
    level: 'warning',
    code: 'former_document',
    title: `Документ прежнего образца${age}`,
    text: sentences(
      day === undefined ? title : `${title}, ${formatDate(day)}`,
      'Такие документы Росреестр больше не выдаёт. С тех пор могли смениться собственник, обременения и границы, а чего в документе нет, то могло появиться. Закажите новую выписку',
    ),
  };
}

function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
