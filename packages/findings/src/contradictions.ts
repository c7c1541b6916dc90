import type { Finding } from '@proverka/contract/finding';
import { formatDate } from '@proverka/words/dates';

/** What two findings of a report can say opposite things about, with what to do when they do. */
const topics = {
  bankruptcy: 'Верьте сообщению о банкротстве: реестры обновляют не в один день',
  commercial_case: 'Банкротство идёт через арбитражный суд: значит, дело есть, а картотека его не показала',
  signing: 'Попросите документ о полномочиях подписанта: выписку из реестра на день договора',
  bailiffs: 'Ограничение на выезд бывает только по открытому производству: долг есть',
  taxes: 'Взыскание налогов у приставов есть: долг мог уйти из начислений к ним',
  fines: 'Взыскание штрафов у приставов есть: штраф мог уйти из начислений к ним',
  encumbrances: 'Верьте документу, в котором запись есть, и закажите свежую выписку',
} as const;
type Topic = keyof typeof topics;

interface Claim {
  readonly topic: Topic;
  /** `is`: the trouble is there; `is_not`: it is not. */
  readonly says: 'is' | 'is_not';
}

const is = (...about: readonly Topic[]): readonly Claim[] => about.map((topic) => ({ topic, says: 'is' }));
const isNot = (...about: readonly Topic[]): readonly Claim[] =>
  about.map((topic) => ({ topic, says: 'is_not' }));

const claims: Readonly<Record<string, readonly Claim[]>> = {
  bankruptcy_open: is('bankruptcy', 'commercial_case'),
  bankruptcy_out_of_court: is('bankruptcy'),
  arbitration_bankruptcy: is('bankruptcy'),
  bankruptcy_none: isNot('bankruptcy'),
  arbitration_none: isNot('commercial_case'),
  exit_ban_found: is('bailiffs'),
  fssp_none: isNot('bailiffs'),
  tax_debts_none: isNot('taxes'),
  tax_debts_paid: isNot('taxes'),
  fines_none: isNot('fines'),
  company_register_ended: is('signing'),
  company_register_none: is('signing'),
  company_register_bankruptcy: is('bankruptcy', 'signing'),
  company_register_liquidation: is('signing'),
  company_register_exclusion: is('signing'),
  company_register_active: isNot('bankruptcy'),
  company_bankruptcy_open: is('bankruptcy', 'commercial_case', 'signing'),
  company_bankruptcy_past: is('bankruptcy', 'commercial_case', 'signing'),
  company_bankruptcy_none: isNot('bankruptcy'),
  company_courts_bankruptcy: is('bankruptcy', 'signing'),
  company_courts_none: isNot('commercial_case'),
  company_disqualified_found: is('signing'),
  company_management_found: isNot('signing'),
  company_management_self: isNot('signing'),
  no_encumbrances: isNot('encumbrances'),
};

/** What a finding says of the topics; a likely record says it too, since the reader sees both. */
export function claimsOf({ code, kind, records = [] }: Finding): readonly Claim[] {
  // A limit, an unanswered question and a withdrawn statement claim nothing.
  if (kind !== undefined) return [];
  const bare = code.replace(/_likely$/u, '');
  if (bare.startsWith('encumbrance_')) return is('encumbrances');
  if (bare !== 'fssp_open') return claims[bare] ?? [];
  const subjects = records.flatMap(({ facts }) => facts.filter(({ name }) => name === 'Предмет'));
  const isAbout = (words: RegExp) => subjects.some(({ value }) => words.test(value));
  return [
    ...is('bailiffs'),
    ...(isAbout(/налог/iu) ? is('taxes') : []),
    ...(isAbout(/штраф/iu) ? is('fines') : []),
  ];
}

/**
 * Statements that contradict each other are a defect for who reads them. Sources differ, so both stay, but the good one
 * yields: it says which source says otherwise, and is no longer an all-clear. Per owner where a report has several.
 */
export function withoutContradictions(findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => {
    const denied = claimsOf(finding).filter(({ says }) => says === 'is_not');
    const [against] = denied.flatMap(({ topic }) => {
      const winners = findings.filter((other) => isSameOwner(other, finding) && isSaid(other, topic));
      return winners.length === 0 ? [] : [{ topic, winners }];
    });
    return against === undefined ? finding : yielding(finding, against);
  });
}

const isSameOwner = (one: Finding, other: Finding): boolean => one.owner_id === other.owner_id;

const isSaid = (finding: Finding, topic: Topic): boolean =>
  claimsOf(finding).some((claim) => claim.topic === topic && claim.says === 'is');

interface Against {
  readonly topic: Topic;
  readonly winners: readonly Finding[];
}

function yielding(finding: Finding, against: Against): Finding {
  if (finding.code === 'company_management_found') return signersLeft(finding, against.winners);
  return {
    ...finding,
    level: 'attention',
    code: `${finding.code}_contradicted`,
    title: `${finding.title} — но другой источник говорит иначе`,
    text: `${saidBy(against.winners)} ${topics[against.topic]}. ${finding.text}`,
  };
}

/** «С этим не сходится: «Компания ликвидируется» (ЕГРЮЛ и ЕГРИП, ФНС России, 20.11.2026).» */
const saidBy = (winners: readonly Finding[]): string =>
  `С этим не сходится: ${winners
    .map(
      ({ source, source_date: day, title }) =>
        `«${title}» (${source}${day === null ? '' : `, ${formatDate(day)}`})`,
    )
    .join('; ')}.`;

const bare = (name: string): string =>
  name.toLocaleUpperCase('ru').replaceAll('Ё', 'Е').replaceAll(/\s+/gu, ' ').trim();

/** A disqualified manager bars only that one; any other trouble bars everybody of the list. */
function signersLeft(finding: Finding, winners: readonly Finding[]): Finding {
  const barred = new Set(
    winners
      .filter(({ code }) => code === 'company_disqualified_found')
      .flatMap(({ records = [] }) => records.map(({ title }) => bare(title))),
  );
  const isOnlyBarred = winners.every(({ code }) => code === 'company_disqualified_found');
  const left = (finding.records ?? []).filter(({ title }) => !barred.has(bare(title)));
  const mayAnybody = isOnlyBarred && left.length > 0;
  return {
    ...finding,
    level: mayAnybody ? 'attention' : 'warning',
    code: mayAnybody ? 'company_management_others' : 'company_management_barred',
    title: mayAnybody
      ? 'Подписать договор вправе не все руководители'
      : 'Руководитель по реестру есть, подписать не вправе',
    text: `${saidBy(winners)} ${
      mayAnybody
        ? `Без запрета в списке: ${left.map(({ title }) => title).join('; ')}. Требуйте подпись одного из них.`
        : `${topics.signing}.`
    }`,
  };
}
