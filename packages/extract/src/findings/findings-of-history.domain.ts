import type { ExtractOf, Right } from '@proverka/contract/extract';
import type { UnderlyingDocument } from '@proverka/contract/extract-object';
import { formatDate } from '@proverka/words/dates';
import { daysBetween, monthsBefore } from './days.domain.ts';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { currentRights, isOwnership } from './rights.domain.ts';
import { countedPlainly } from '@proverka/words/plural';
import { sentences } from '@proverka/words/joined';

type History = Pick<ExtractOf<'transfer_of_rights'>, 'rights' | 'transfers'>;

/** How often and how quickly the object changed hands. */
export function findingsOfHistory({ rights, transfers }: History, today: string): FindingDraft[] {
  const days = transfers.filter(({ arisen }) => arisen.length > 0).flatMap(({ date }) => date ?? []);
  const first = days[0];
  const later = days.slice(1);
  const recent = later.filter((day) => day > monthsBefore(today, 36));
  const findings: FindingDraft[] = [];
  if (recent.length >= 2) findings.push(frequentFinding(recent));
  const shortest = shortestOwnership(rights, today);
  if (shortest !== undefined) findings.push(shortFinding(shortest));
  if (findings.length === 0 && first !== undefined) {
    findings.push({
      level: 'clear',
      code: 'history_calm',
      title: 'Частых переходов права нет',
      text: `История с ${formatDate(first)}: ${countedPlainly(later.length, 'переход права', 'перехода права', 'переходов права')} после первой регистрации, за последние три года — ${recent.length}.`,
    });
  }
  return findings;
}

function frequentFinding(recent: readonly string[]): FindingDraft {
  return {
    level: recent.length >= 3 ? 'warning' : 'attention',
    code: 'frequent_transfers',
    title: 'Частые переходы права',
    text: sentences(
      `За три года право переходило ${countedPlainly(recent.length, 'раз', 'раза', 'раз')}: ${recent.map(formatDate).join(', ')}`,
      'Цепочку быстрых продаж иногда выстраивают, чтобы последний покупатель выглядел добросовестным. Проверьте каждую сделку и каждого продавца',
    ),
  };
}

/** The shortest period of ownership within the last five years, if under half a year. */
function shortestOwnership(rights: readonly Right[], today: string): number | undefined {
  const held = rights.flatMap(({ registeredOn, cancelledOn }) =>
    registeredOn !== undefined && cancelledOn !== undefined && cancelledOn > monthsBefore(today, 60)
      ? [daysBetween(registeredOn, cancelledOn)]
      : [],
  );
  const short = held.filter((days) => days >= 0 && days < 183);
  return short.length === 0 ? undefined : short.reduce((least, days) => Math.min(least, days));
}

function shortFinding(days: number): FindingDraft {
  return {
    level: 'attention',
    code: 'short_ownership',
    title: 'Прежний собственник владел меньше полугода',
    text: sentences(
      `За последние пять лет объект перепродали через ${countedPlainly(days, 'день', 'дня', 'дней')}`,
      'Узнайте причину и цену той сделки',
    ),
  };
}

interface Ground {
  readonly words: RegExp;
  readonly code: string;
  readonly title: string;
  readonly text: string;
}

/** Grounds of acquisition that may leave third parties a claim; recognised by document titles. */
const grounds: readonly Ground[] = [
  {
    words: /наследств/iu,
    code: 'ground_inheritance',
    title: 'Право получено по наследству',
    text: 'Могут появиться наследники, пропустившие срок. Узнайте у продавца, кто ещё наследовал и давно ли открыто наследство.',
  },
  {
    words: /дарени/iu,
    code: 'ground_gift',
    title: 'Право получено в дар',
    text: 'Дарение могут оспорить родственники и кредиторы дарителя. Дарителю при банкротстве грозит возврат имущества.',
  },
  {
    words: /передач[аи] (?:жил|квартир|комнат)|приватизац/iu,
    code: 'ground_privatisation',
    title: 'Право получено приватизацией',
    text: 'Тот, кто жил в квартире и отказался от участия в приватизации, сохраняет право пользоваться ею и после продажи. Попросите архивную справку о зарегистрированных на дату приватизации.',
  },
  {
    words: /судебн|решение суда|определение суда/iu,
    code: 'ground_court',
    title: 'Право получено по решению суда',
    text: 'Попросите решение и убедитесь, что оно вступило в силу и не обжалуется.',
  },
  {
    words: /рент[аыу]|пожизненного содержания/iu,
    code: 'ground_annuity',
    title: 'Право получено по договору ренты',
    text: 'Если получатель ренты жив, договор могут расторгнуть, а объект вернуть. Попросите подтвердить, что рента прекращена.',
  },
  {
    words: /материнск/iu,
    code: 'ground_maternity_capital',
    title: 'При покупке использовали материнский капитал',
    text: 'Доли должны быть выделены всем членам семьи, включая детей. Проверьте это до сделки.',
  },
];

/** How the present owners acquired the object, when third parties may have a claim. */
export function findingsOfGrounds(rights: readonly Right[]): FindingDraft[] {
  const documents = currentRights(rights)
    .filter(isOwnership)
    .flatMap((right) => right.documents);
  return grounds.flatMap(({ words, code, title, text }) => {
    const document = documents.find(({ name, type }) => words.test(`${name ?? ''} ${type?.value ?? ''}`));
    if (document === undefined) return [];
    return {
      level: 'attention' as const,
      code,
      title,
      text: sentences(`Документ: ${documentWords(document)}`, text),
    };
  });
}

function documentWords({ name, type, number, date }: UnderlyingDocument): string {
  const words = [
    name ?? type?.value,
    number && `№ ${number.replace(/^№\s*/u, '')}`,
    date && `от ${formatDate(date)}`,
  ];
  return words.filter(Boolean).join(' ');
}
