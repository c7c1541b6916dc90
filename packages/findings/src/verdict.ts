import type { Finding, Level, Verdict } from '@proverka/contract/finding';
import { namedTitle } from '@proverka/words/named-title';
import type { SubjectKind } from '@proverka/contract/subject';
import { formatDate } from '@proverka/words/dates';
import { isAnswered } from './report-findings.ts';
import { countedPlainly } from '@proverka/words/plural';
import { midSentence } from '@proverka/words/mid-sentence';

/** From the worst: what could not be checked weighs more than what is fine. */
const weights: readonly Level[] = ['danger', 'warning', 'attention', 'unchecked', 'clear'];
const titlesInSentence = 3;

const leads = {
  object: {
    danger: 'Сделка опасна',
    warning: 'Есть вопросы, которые нужно решить до сделки',
    attention: 'Прямых препятствий к сделке не найдено, но обратите внимание',
    unchecked: 'Вывод сделать нельзя',
    clear: 'Препятствий к сделке в выписке не найдено',
  },
  person: {
    danger: 'Найдено то, с чем дело иметь опасно',
    warning: 'Есть вопросы, которые стоит задать человеку',
    attention: 'Серьёзного не найдено, но обратите внимание',
    unchecked: 'Вывод сделать нельзя',
    clear: 'В проверенных источниках ничего плохого не найдено',
  },
  company: {
    danger: 'Работать с компанией опасно',
    warning: 'Есть вопросы, которые нужно решить до договора',
    attention: 'Серьёзного не найдено, но обратите внимание',
    unchecked: 'Вывод сделать нельзя',
    clear: 'В проверенных источниках ничего плохого не найдено',
  },
  car: {
    danger: 'Покупать автомобиль опасно',
    warning: 'Есть вопросы, которые нужно решить до покупки',
    attention: 'Серьёзного не найдено, но обратите внимание',
    unchecked: 'Вывод сделать нельзя',
    clear: 'В проверенных источниках ничего плохого не найдено',
  },
  /** The reader is the subject. */
  credit: {
    danger: 'Банки, скорее всего, откажут',
    warning: 'Шансы на кредит невысоки',
    attention: 'Одни банки согласятся, другие откажут',
    unchecked: 'Вывод сделать нельзя',
    clear: 'Кредитная история хорошая',
  },
} satisfies Record<SubjectKind | 'credit', Record<Level, string>>;

type Topic = keyof typeof leads;

/**
 * The verdict of a report: the worst level of its findings, a sentence, and the codes behind it. Records about namesakes do
 * not affect the level and are only mentioned.
 */
export function verdictOf(findings: readonly Finding[], kind: SubjectKind = 'object'): Verdict {
  const namesakes = questionsOf(findings, 'namesakes');
  const weighed = findings.filter((finding) => !isWeightless(finding) && !isAnswered(finding, findings));
  const level = weights.find((wanted) => weighed.some((finding) => finding.level === wanted)) ?? 'unchecked';
  const reasons = weighed.filter((finding) => finding.level === level);
  if (reasons.length === 0 && findings.some(({ kind: what }) => what === 'withdrawn')) return withdrawn;
  const isCredit = weighed.length > 0 && weighed.every(({ code }) => code.startsWith('credit_rating'));
  return {
    level,
    sentence: [
      sentenceOf(
        isCredit ? 'credit' : kind,
        level,
        reasons,
        level === 'unchecked' ? [] : weighed.filter(isUnchecked),
        weighed.some((finding) => finding.level === 'clear'),
      ),
      namesakes.length > 0 && `Записи о тёзках в вывод не входят: ${titlesOf(namesakes, places)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    reasons: [...new Set(reasons.map(({ code }) => code))],
  };
}

/** The staff took back all there was. */
const withdrawn: Verdict = {
  level: 'unchecked',
  sentence: 'Вывод сделать нельзя: находки, на которых он стоял, отозваны.',
  reasons: [],
};

const isWeightless = ({ kind }: Finding): boolean =>
  kind === 'limit' || kind === 'namesakes' || kind === 'withdrawn';

function isUnchecked({ level }: Finding): boolean {
  return level === 'unchecked';
}

function sentenceOf(
  topic: Topic,
  level: Level,
  reasons: readonly Finding[],
  unchecked: readonly Finding[],
  hasClear: boolean,
): string {
  if (reasons.length === 0) return 'Вывод сделать нельзя: нет ни одного проверенного источника.';
  if (level === 'clear') return `${leads[topic].clear}${onDay(reasons)}.`;
  const lead = leadOf(topic, level, unchecked.length > 0, hasClear);
  const said = titlesOf(titles(reasons));
  return [
    said === '' ? `${lead}.` : `${lead}: ${said}.`,
    titles(unchecked).length > 0 && `Кроме того: ${titlesOf(titles(unchecked))}.`,
    silentWords(level === 'unchecked' ? reasons : unchecked),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Some sources have answered and others have not: neither «nothing bad» nor «nothing known» would be true. */
const partly = 'Вывод неполный: в ответивших источниках плохого не найдено';

/** «No obstacles» may be said only when obstacles were checked. */
function leadOf(topic: Topic, level: Level, hasUnchecked: boolean, hasClear: boolean): string {
  if (level === 'attention' && hasUnchecked) return 'Обратите внимание';
  if (level === 'unchecked' && hasClear && topic !== 'object' && topic !== 'credit') return partly;
  return leads[topic][level];
}

const titles = (findings: readonly Finding[]): string[] =>
  findings.filter(({ kind }) => kind !== 'unanswered' && kind !== 'skipped').map(namedTitle);

const questionsOf = (findings: readonly Finding[], asked: Finding['kind']): string[] =>
  findings
    .filter(({ kind }) => kind === asked)
    .map(({ question, title, owner_name }) => namedTitle({ title: question ?? title, owner_name }));

/** Combines questions without an answer into one reason, those nobody gave the data for apart. */
function silentWords(findings: readonly Finding[]): string {
  const unanswered = questionsOf(findings, 'unanswered');
  const skipped = questionsOf(findings, 'skipped');
  return [
    unanswered.length > 0 && `Не удалось проверить: ${titlesOf(unanswered, checks)}.`,
    skipped.length > 0 && `Не проверено, потому что не указаны данные: ${titlesOf(skipped, checks)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function onDay(reasons: readonly Finding[]): string {
  const day =
    reasons
      .map(({ source_date }) => source_date ?? '')
      .sort()
      .at(-1) ?? '';
  return day === '' ? '' : ` по данным на ${formatDate(day)}`;
}

type Forms = readonly [one: string, few: string, many: string];

const checks: Forms = ['проверка', 'проверки', 'проверок'];
const places: Forms = ['источник', 'источника', 'источников'];

/** A sentence has one colon: the title's own becomes a dash. */
function titlesOf(all: readonly string[], forms: Forms = ['причина', 'причины', 'причин']): string {
  const different = [...new Set(all.map((title) => midSentence(title).replaceAll(': ', ' — ')))];
  const rest = different.length - titlesInSentence;
  const more = rest > 0 ? ` и ещё ${countedPlainly(rest, ...forms)}` : '';
  return different.slice(0, titlesInSentence).join('; ') + more;
}

/** A verdict while sources are still asked: more answers can only make it worse, so it is never an all-clear. */
export function beforeTheEnd(verdict: Verdict): Verdict {
  if (verdict.level !== 'clear') return verdict;
  return {
    level: 'unchecked',
    sentence: 'Плохого пока не найдено, но ответили ещё не все источники.',
    reasons: [],
  };
}
