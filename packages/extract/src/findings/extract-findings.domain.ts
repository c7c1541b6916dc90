import type { Extract, ExtractOf } from '@proverka/contract/extract';
import type { Finding } from '@proverka/contract/finding';
import { formatDate } from '@proverka/words/dates';
import { daysBetween } from './days.domain.ts';
import { fewOfEach } from './few-of-each.domain.ts';
import { limitsOf } from './extract-limits.domain.ts';
import { asOfThen } from './findings-of-former.domain.ts';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { findingsOfEncumbrances } from './findings-of-encumbrances.domain.ts';
import { findingsOfGrounds, findingsOfHistory } from './findings-of-history.domain.ts';
import { findingsOfObject } from './findings-of-object.domain.ts';
import { claimFinding, findingsOfRecords } from './findings-of-records.domain.ts';
import { findingsOfRights } from './findings-of-rights.domain.ts';
import { sourceOf } from '../facts/source-words.domain.ts';
import { byWeight } from '@proverka/findings/report-findings';
import { sentences } from '@proverka/words/joined';

const outdatedAfterDays = 30;

/**
 * The findings of a document that matter to a buyer, the worst first; what such a document cannot show comes last, as kind
 * `limit`. `today` is `YYYY-MM-DD`. No finding claims more than the document contains.
 */
export function extractFindings(extract: Extract, today: string): Finding[] {
  const source = sourceOf(extract);
  const day = extract.header.dateFormation ?? null;
  const drafts =
    extract.isFormer === true
      ? [...asOfThen(draftsOf(extract, today), extract, today), ...limitsOf(extract)]
      : [...draftsOf(extract, today), ...outdated(extract, today), ...limitsOf(extract)];
  const told = (draft: FindingDraft): Finding => ({ ...draft, source, source_date: day });
  return fewOfEach(byWeight(drafts.map(told)));
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

/** Findings of absence, and the paths where an unread part of the document would contradict them. */
const absences: readonly { code: string; path: RegExp; readBeside?: RegExp; instead: FindingDraft }[] = [
  {
    code: 'no_encumbrances',
    path: /(?:^|\/)[^/]*(?:restrict|encumbr)/u,
    // Noted restrictions and parts of the object: the record itself is read, and it is not registered.
    readBeside: /(?:restriction_encumbrance|content_restrictions)(?:\[\d+\])?\//u,
    instead: {
      level: 'unchecked',
      code: 'encumbrances_not_understood',
      title: 'Записи об ограничениях разобрать не удалось',
      text: 'В выписке есть сведения об ограничениях или обременениях в незнакомом виде. Прочитайте их в самой выписке.',
    },
  },
  {
    code: 'no_registered_ownership',
    path: /^[^/]*right/u,
    instead: {
      level: 'unchecked',
      code: 'rights_not_understood',
      title: 'Записи о правах разобрать не удалось',
      text: 'В выписке есть сведения о правах в незнакомом виде. Прочитайте их в самой выписке.',
    },
  },
];

/** Drops a finding of absence while an unread part of the document may contradict it. */
function honestly(drafts: readonly FindingDraft[], { plain, unread }: Extract): FindingDraft[] {
  return drafts.map((draft) => {
    const absence = absences.find(({ code }) => code === draft.code);
    if (absence === undefined) return draft;
    const contradicts = (path: string) => absence.path.test(path) && absence.readBeside?.test(path) !== true;
    return [...unread, ...plain.map(({ path }) => path)].some(contradicts) ? absence.instead : draft;
  });
}

/** A history of rights contains no encumbrances, which must not be read as their absence. */
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
