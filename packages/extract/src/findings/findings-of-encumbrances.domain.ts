import type { Encumbrance } from '@proverka/contract/extract';
import { formatDate } from '@proverka/words/dates';
import { documentWords } from '@proverka/words/extract-words';
import { encumbranceKind } from '../facts/encumbrance-kind.domain.ts';
import { periodWords } from '../facts/period-words.domain.ts';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { countedPlainly } from '@proverka/words/plural';
import { sentences } from '@proverka/words/joined';

/** One finding per registered encumbrance or one of their absence; noted restrictions are combined into one. */
export function findingsOfEncumbrances(encumbrances: readonly Encumbrance[], today: string): FindingDraft[] {
  const current = encumbrances.filter(({ cancelledOn }) => cancelledOn === undefined);
  const registered = current.filter(({ isRegistered }) => isRegistered);
  const noted = current.filter(({ isRegistered }) => !isRegistered);
  return [
    ...[...Map.groupBy(registered, kindOf).values()].flatMap((same) => findingsOfKind(same, today)),
    ...(registered.length === 0 ? [noEncumbrances] : []),
    ...(noted.length === 0 ? [] : [notedFinding(noted)]),
    ...current.filter(({ missingConsents }) => missingConsents.length > 0).map(consentFinding),
  ];
}

/** Above this many encumbrances of one kind only their number is stated. */
const retoldRecords = 3;

function kindOf({ type }: Encumbrance): string {
  return type?.value ?? 'Обременение без указания вида';
}

function findingsOfKind(same: readonly Encumbrance[], today: string): FindingDraft[] {
  const [first] = same;
  if (first === undefined || same.length <= retoldRecords) {
    return same.map((encumbrance) => registeredFinding(encumbrance, today));
  }
  const { code, level, advice } = encumbranceKind(first.type);
  return [
    {
      level,
      code,
      title: kindOf(first),
      text: sentences(
        `В выписке ${countedPlainly(same.length, 'такая запись', 'такие записи', 'таких записей')}, каждая описана в разделе об ограничениях и обременениях`,
        advice,
      ),
    },
  ];
}

const noEncumbrances: FindingDraft = {
  level: 'clear',
  code: 'no_encumbrances',
  title: 'Зарегистрированных обременений нет',
  text: 'В выписке нет записей об арестах, запретах, ипотеке, аренде и других зарегистрированных ограничениях прав.',
};

function registeredFinding(encumbrance: Encumbrance, today: string): FindingDraft {
  const { code, level, advice, knownAdvice } = encumbranceKind(encumbrance.type);
  const { number, period } = encumbrance;
  const isOver = period?.endsOn !== undefined && period.endsOn < today;
  return {
    level,
    code,
    title: kindOf(encumbrance),
    ...(number !== undefined && { record: number }),
    text: sentences(
      recordWords(encumbrance),
      period === undefined ? undefined : prefixed('Срок: ', periodWords(encumbrance)),
      isOver ? 'Срок уже прошёл, но запись не погашена: она действует, пока её не снимут' : undefined,
      beneficiaryWords(encumbrance),
      limitedWords(encumbrance),
      prefixed('Предмет: ', encumbrance.subject),
      groundWords(encumbrance),
      encumbrance.content,
      isGroundKnown(encumbrance) ? (knownAdvice ?? advice) : advice,
    ),
  };
}

function recordWords({ number, registeredOn }: Encumbrance): string {
  const words = ['Запись в ЕГРН', number && `№ ${number}`, registeredOn && `от ${formatDate(registeredOn)}`];
  return words.filter(Boolean).join(' ');
}

function prefixed(prefix: string, words: string | undefined): string | undefined {
  return words === undefined || words === '' ? undefined : prefix + words;
}

/** On what the record stands: for an arrest or a ban the order, its number and the office. */
function groundWords({ documents }: Encumbrance): string | undefined {
  return prefixed('Основание: ', documents.slice(0, retoldRecords).map(documentWords).join('; '));
}

const isGroundKnown = ({ documents }: Encumbrance): boolean =>
  documents.some(({ number, issuer }) => number !== undefined && issuer !== undefined);

function beneficiaryWords({ beneficiaries }: Encumbrance): string | undefined {
  const names = beneficiaries.map(({ holder }) =>
    [holder.name, holder.inn && `ИНН ${holder.inn}`].filter(Boolean).join(', '),
  );
  return names.length === 0 ? undefined : `В пользу: ${names.join('; ')}`;
}

function limitedWords({ limitedRights }: Encumbrance): string | undefined {
  const numbers = limitedRights.map(({ rightNumber }) => rightNumber).filter(Boolean);
  return numbers.length === 0 ? undefined : `Ограничены права: ${numbers.join(', ')}`;
}

function notedFinding(noted: readonly Encumbrance[]): FindingDraft {
  const kinds = [
    ...new Set(
      noted.map(({ zone, type }) => zone?.type?.value ?? zone?.name ?? type?.value ?? 'вид не указан'),
    ),
  ];
  return {
    level: 'attention',
    code: 'noted_restrictions',
    title: 'Ограничения использования, не требующие регистрации',
    text: sentences(
      `В выписке ${countedPlainly(noted.length, 'такое ограничение', 'таких ограничения', 'таких ограничений')}: ${kinds.join('; ')}`,
      'Продаже они не мешают, но ограничивают, что здесь можно строить и делать. Содержание приведено в разделе об ограничениях',
    ),
  };
}

function consentFinding(encumbrance: Encumbrance): FindingDraft {
  const persons = encumbrance.missingConsents.flatMap((consent) => consent.persons);
  return {
    level: 'warning',
    code: 'encumbrance_without_consent',
    title: 'Обременение зарегистрировано без необходимого согласия',
    text: sentences(
      recordWords(encumbrance),
      persons.length > 0 ? `Согласия не дали: ${persons.join('; ')}` : undefined,
      'Такую сделку можно оспорить в суде',
    ),
  };
}
