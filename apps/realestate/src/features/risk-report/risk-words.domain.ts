import type { Finding, Level } from '@proverka/contract/finding';
import type { NormalOwner, NormalTask } from '@proverka/contract/normalize-risk-report';
import { formatDate } from '@proverka/words/dates';
import { midSentence } from '@proverka/words/mid-sentence';
import { missingWords } from '@proverka/words/missing-words';
import type { DiffFlags, SurveyAnswer, SurveyQuestion } from '@proverka/contract/risk-report';

const order: readonly Level[] = ['danger', 'warning', 'attention', 'unchecked', 'clear'];
export interface OwnerFindings {
  /** Worst first. */
  readonly stated: readonly Finding[];
  /** Records of namesakes, which do not affect the level. */
  readonly namesakes: readonly Finding[];
  /** Taken back by the staff: they do not affect the level. */
  readonly withdrawn: readonly Finding[];
}

/** Findings about one owner; the owner's name is dropped from their text, because it is the heading. */
export function ownerFindings({ tasks }: NormalOwner): OwnerFindings {
  const findings = tasks
    .flatMap((task) => task.findings)
    .map(({ owner_name: _name, ...finding }) => finding)
    .toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
  return {
    stated: findings.filter(({ kind }) => kind !== 'namesakes' && kind !== 'withdrawn'),
    namesakes: findings.filter(({ kind }) => kind === 'namesakes'),
    withdrawn: findings.filter(({ kind }) => kind === 'withdrawn'),
  };
}

const answeredStates: ReadonlySet<string> = new Set(['found', 'nothing_found']);
const isAnswered = ({ status }: NormalTask): boolean => answeredStates.has(status);

/** The worst level found. «Замечаний нет» only when every source has answered. */
export function ownerLevel(owner: NormalOwner): Level {
  const worst = ownerFindings(owner).stated[0]?.level ?? 'unchecked';
  return worst === 'clear' && !owner.tasks.every(isAnswered) ? 'unchecked' : worst;
}

const openStates: ReadonlySet<string> = new Set(['queued', 'running']);
export const isOpen = ({ status }: NormalTask): boolean => openStates.has(status);

/** «Ответили 10 из 12 источников». */
export function answeredWords(tasks: readonly NormalTask[]): string {
  const answered = tasks.filter(isAnswered).length;
  return `Ответили ${answered} из ${tasks.length} источников`;
}

/** What sources lack about an owner: «Источникам не хватает данных: паспорт, ИНН.» */
export function lackingWords(tasks: readonly Pick<NormalTask, 'missing'>[]): string {
  const missing = [...new Set(tasks.flatMap((task) => task.missing))];
  const named = missing.map((one) => midSentence(missingWords(one))).join(', ');
  return named === '' ? 'Некоторым источникам не хватает данных.' : `Источникам не хватает данных: ${named}.`;
}

/** Each source with the date of its data, or why it did not answer. */
export function sourceWords({
  title,
  source,
  sourceDate,
  reason,
}: Pick<NormalTask, 'title' | 'source' | 'sourceDate' | 'reason'>): string {
  const named = [source !== title && source, sourceDate && `данные на ${formatDate(sourceDate)}`];
  return [named.filter(Boolean).join(', '), reason].filter(Boolean).join('. ');
}

/** What an answer means for the deal and what to do; empty for a harmless answer. */
const surveyMeanings: Readonly<Record<SurveyQuestion, Partial<Record<SurveyAnswer, string>>>> = {
  met_in_person: { no: 'Встретьтесь с собственником до передачи денег и сверьте паспорт.' },
  own_extract: {
    no: 'Попросите собственника заказать свою выписку: только в ней стоит его имя.',
    unknown: 'Попросите собственника заказать свою выписку: только в ней стоит его имя.',
  },
  married: {
    yes: 'На продажу общего имущества нужно нотариальное согласие супруга.',
    unknown: 'Попросите паспорт со штампом или заявление у нотариуса, что брака не было.',
  },
  family_capital: {
    yes: 'Проверьте, выделены ли доли детям: без этого сделку могут оспорить.',
    unknown: 'Попросите справку об остатке материнского капитала.',
  },
  acts_by_proxy: { yes: 'Проверьте доверенность на сайте нотариальной палаты и позвоните собственнику.' },
  under_care: {
    yes: 'Нужны разрешение опеки или справки от врачей; без них сделка недействительна.',
    unknown: 'Попросите справки из диспансеров на день сделки.',
  },
};
export const surveyMeaning = (question: SurveyQuestion, answer: SurveyAnswer): string =>
  surveyMeanings[question][answer] ?? '';

export const flagWords: Readonly<Record<keyof DiffFlags, string>> = {
  amount_of_owners: 'Число правообладателей',
  date_rights: 'Даты регистрации прав',
  registration_number_of_rights: 'Номера записей о правах',
  encumbrance: 'Обременения',
};
export const flagKeys = Object.keys(flagWords) as (keyof DiffFlags)[];
