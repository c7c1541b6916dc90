import type { Extract, ExtractOf } from '@proverka/contract/extract';
import type { Finding } from '@proverka/contract/finding';
import { formatDate } from '@proverka/words/dates';
import { daysBetween } from './extracts/days.domain.ts';
import { limitsOf } from './extracts/extract-limits.domain.ts';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { findingsOfEncumbrances } from './extracts/findings-of-encumbrances.domain.ts';
import { findingsOfGrounds, findingsOfHistory } from './extracts/findings-of-history.domain.ts';
import { findingsOfObject } from './extracts/findings-of-object.domain.ts';
import { claimFinding, findingsOfRecords } from './extracts/findings-of-records.domain.ts';
import { findingsOfRights } from './extracts/findings-of-rights.domain.ts';
import { byWeight } from '@proverka/findings/report-findings';
import { sentences } from '@proverka/words/joined';

const outdatedAfterDays = 30;

/**
 * What a document says that matters to somebody about to buy, the worst first; what it cannot say comes last, of kind
 * `limit`. `today` is `YYYY-MM-DD`. Nothing here claims more than the document holds.
 */
export function extractFindings(extract: Extract, today: string): Finding[] {
  const source = sourceOf(extract);
  const day = extract.header.dateFormation ?? null;
  const drafts = [...draftsOf(extract, today), ...outdated(extract, today), ...limitsOf(extract)];
  const told = (draft: FindingDraft): Finding => ({ ...draft, source, source_date: day });
  return byWeight(drafts.map(told));
}

function draftsOf(extract: Extract, today: string): FindingDraft[] {
  switch (extract.kind) {
    case 'about_property':
    case 'base_params':
      return [
        ...honestly(findingsOfEncumbrances(extract.encumbrances, today), extract),
        ...findingsOfRecords(extract),
        ...honestly(findingsOfRights(extract.rights, extract.object, today), extract),
        ...findingsOfGrounds(extract.rights),
        ...findingsOfObject(extract.object),
      ];
    case 'transfer_of_rights':
      return [
        ...findingsOfHistory(extract, today),
        ...honestly(findingsOfRights(extract.rights, extract.object, today), extract),
        ...findingsOfGrounds(extract.rights),
        ...findingsOfObject(extract.object),
        encumbrancesNotHere,
      ];
    case 'absence_notice':
      return absenceFindings(extract.notice);
    case 'refusal_notice':
      return [
        {
          level: 'unchecked',
          code: 'information_refused',
          title: 'Росреестр отказал в сведениях',
          text: sentences(
            extract.notice.reasons,
            'Это не говорит об объекте ни хорошего, ни плохого: он остался непроверенным',
          ),
        },
      ];
    case 'boundaries':
    case 'other':
      return [
        {
          level: 'unchecked',
          code: 'document_says_nothing_of_rights',
          title: 'Права и обременения по этому документу не проверить',
          text: `${extract.title}. О правах на объект такой документ не говорит.`,
        },
      ];
    default:
      return extract satisfies never;
  }
}

/** Findings that say «there is none», and where in a document what was not understood would make them untrue. */
const absences: readonly { code: string; path: RegExp; instead: FindingDraft }[] = [
  {
    code: 'no_encumbrances',
    path: /^[^/]*(?:restrict|encumbr)/u,
    instead: {
      level: 'unchecked',
      code: 'encumbrances_not_understood',
      title: 'Записи об ограничениях разобрать не удалось',
      text: 'В выписке есть сведения об ограничениях или обременениях в незнакомом виде. Они приведены в конце отчёта как есть: прочитайте их.',
    },
  },
  {
    code: 'no_registered_ownership',
    path: /^[^/]*right/u,
    instead: {
      level: 'unchecked',
      code: 'rights_not_understood',
      title: 'Записи о правах разобрать не удалось',
      text: 'В выписке есть сведения о правах в незнакомом виде. Они приведены в конце отчёта как есть: прочитайте их.',
    },
  },
];

/** Nothing is called absent while an unread part of the document speaks of it. */
function honestly(drafts: readonly FindingDraft[], { unknown }: Extract): FindingDraft[] {
  return drafts.map((draft) => {
    const absence = absences.find(({ code }) => code === draft.code);
    return absence !== undefined && unknown.some(({ path }) => absence.path.test(path))
      ? absence.instead
      : draft;
  });
}

/** A history of rights is silent on encumbrances, which must not be read as their absence. */
const encumbrancesNotHere: FindingDraft = {
  level: 'unchecked',
  code: 'encumbrances_not_in_document',
  title: 'Обременения по этому документу не проверить',
  text: 'Выписка о переходе прав не содержит арестов, запретов и ипотеки. Их показывает выписка об объекте.',
};

function absenceFindings(notice: ExtractOf<'absence_notice'>['notice']): FindingDraft[] {
  const findings: FindingDraft[] = notice.claims.map(claimFinding);
  if (notice.litigations !== undefined) {
    findings.push({
      level: 'danger',
      code: 'litigation',
      title: 'Судебный спор о праве',
      text: sentences(notice.litigations, 'До решения суда покупать нельзя: право могут признать за другим'),
    });
  }
  findings.push({
    level: 'warning',
    code: 'nothing_in_register',
    title: 'В ЕГРН нет запрошенных сведений',
    text: sentences(
      notice.requestContent,
      notice.reasons,
      'Проверьте номер и адрес. Если они верны, объект или право на него не зарегистрированы: до регистрации покупать нельзя',
    ),
  });
  return findings;
}

function outdated(extract: Extract, today: string): FindingDraft[] {
  const { header } = extract;
  if (header.dateFormation === undefined || !('rights' in extract)) return [];
  if (daysBetween(header.dateFormation, today) <= outdatedAfterDays) return [];
  return [
    {
      level: 'attention',
      code: 'extract_outdated',
      title: 'Выписке больше 30 дней',
      text: `Выписка выдана ${formatDate(header.dateFormation)}. С тех пор могли появиться новые записи: закажите свежую.`,
    },
  ];
}

/** «ЕГРН, выписка № КУВИ-001/2024-100000001»: how every statement names where it comes from. */
export function sourceOf({ kind, header }: Extract): string {
  const word = kind === 'absence_notice' ? 'уведомление' : kind === 'refusal_notice' ? 'решение' : 'выписка';
  return header.registrationNumber === undefined
    ? `ЕГРН, ${word}`
    : `ЕГРН, ${word} № ${header.registrationNumber}`;
}
