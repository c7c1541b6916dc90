import type { Finding, Level } from '@proverka/contract/finding';
import type { NormalOwner, NormalTask } from '@proverka/contract/normalize-risk-report';
import { formatDate } from '@proverka/words/dates';
import type { DiffFlags, SurveyAnswer, SurveyQuestion } from '@proverka/contract/risk-report';

const order: readonly Level[] = ['danger', 'warning', 'attention', 'unchecked', 'clear'];
export interface OwnerFindings {
  /** The worst first. */
  readonly stated: readonly Finding[];
  /** Records about others of the owner's name: they weigh nothing. */
  readonly namesakes: readonly Finding[];
}

/** Findings about one owner: they stand under the owner's name, which is not said again. */
export function ownerFindings({ tasks }: NormalOwner): OwnerFindings {
  const findings = tasks
    .flatMap((task) => task.findings)
    .map(({ owner_name: _name, ...finding }) => finding)
    .toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
  return {
    stated: findings.filter(({ kind }) => kind !== 'namesakes'),
    namesakes: findings.filter(({ kind }) => kind === 'namesakes'),
  };
}

const answeredStates: ReadonlySet<string> = new Set(['found', 'nothing_found']);
const isAnswered = ({ status }: NormalTask): boolean => answeredStates.has(status);

/** The worst of what was found. «Замечаний нет» is said only when every source has answered. */
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

/** Who answered, of which day, and why where it did not go well. */
export function sourceWords({
  title,
  source,
  sourceDate,
  reason,
}: Pick<NormalTask, 'title' | 'source' | 'sourceDate' | 'reason'>): string {
  const named = [source !== title && source, sourceDate && `данные на ${formatDate(sourceDate)}`];
  return [named.filter(Boolean).join(', '), reason].filter(Boolean).join('. ');
}

/** What an answer means for a deal, and what to do about it; an answer that is fine needs no words. */
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
