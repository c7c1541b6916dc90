import type { FindingRecord } from '@proverka/contract/finding';
import { add, kopecks } from '@proverka/validation/money';
import { formatDate } from '@proverka/words/dates';
import { formatMoney } from '@proverka/words/money';
import { countedPlainly } from '@proverka/words/plural';
import { z } from 'zod';
import { isWithinYears } from './age.domain.ts';
import { sideOf } from './case-side.domain.ts';
import { grouped } from './conclusion.domain.ts';
import type { Conclusion } from './conclusion.domain.ts';
import { courtOutcomeOf } from './court-outcome.domain.ts';
import type { CourtOutcome } from './court-outcome.domain.ts';
import { courtRoleOf } from './court-role.domain.ts';
import type { CourtRole } from './court-role.domain.ts';
import { day } from './day.ts';

export const arbitrationShape = {
  court: z.string().max(300),
  case_number: z.string().max(100),
  /** A code of the supplier or the words of the site. */
  role: z.string().min(1).max(100),
  received_on: day,
  amount_kopecks: z.int().min(0).nullable(),
  state: z.string().max(300),
};
export type ArbitrationCase = z.infer<z.ZodObject<typeof arbitrationShape>>;

const roleWords: Readonly<Record<string, string>> = {
  plaintiff: 'истец',
  defendant: 'ответчик',
  respondent: 'ответчик',
  third_party: 'третье лицо',
  third: 'третье лицо',
  debtor: 'должник',
  other: 'иное лицо',
};

/** The facts of a commercial court case, for persons and companies. */
export const arbitrationFacts = (record: ArbitrationCase): Omit<FindingRecord, 'match'> => ({
  title: `Дело № ${record.case_number}`,
  plot: {
    kind: 'case',
    side: sideOf[roleIn(record)],
    since: record.received_on,
    ...(isOver(courtOutcomeOf(record.state)) ? {} : { until: null }),
  },
  facts: [
    { name: 'Суд', value: record.court },
    { name: 'Кем участвует', value: roleWords[record.role] ?? record.role },
    { name: 'Поступило', value: formatDate(record.received_on) },
    ...(record.amount_kopecks === null
      ? []
      : [{ name: 'Сумма', value: formatMoney(kopecks(record.amount_kopecks)) }]),
    { name: 'Состояние', value: record.state },
  ],
});

/** The register names no day of decision: two years of a trial and three of a writ (229-FZ, article 21) after the receipt. */
const LIVE_YEARS = 5;
/** Claims on a company up to this sum are tried in the simplified procedure (Commercial Procedure Code, article 227). */
const SMALL_CLAIM = kopecks(120_000_000);

type Group =
  | 'bankruptcy'
  | 'defendant'
  | 'lost'
  | 'ended'
  | 'role_unknown'
  | 'plaintiff'
  | 'won'
  | 'other_side';

/** In these courts «должник» is the debtor of a bankruptcy case. */
const roleIn = ({ role }: ArbitrationCase): CourtRole =>
  role.trim().toLocaleLowerCase('ru').startsWith('должник') ? 'debtor' : courtRoleOf(role);

const isOver = (outcome: CourtOutcome): boolean =>
  outcome === 'for' || outcome === 'dropped' || outcome === 'ended' || outcome === 'against';

function groupOf(one: ArbitrationCase, asOf: string): Group {
  const role = roleIn(one);
  const outcome = courtOutcomeOf(one.state);
  const isEnded = isOver(outcome);
  if (role === 'unknown') return 'role_unknown';
  if (role === 'claimant' || role === 'victim') return isEnded ? 'other_side' : 'plaintiff';
  if (role === 'third' || role === 'helper') return 'other_side';
  if (outcome === 'for' || outcome === 'dropped') return 'won';
  if (!isEnded) return role === 'debtor' ? 'bankruptcy' : 'defendant';
  if (!isWithinYears(one.received_on, asOf, LIVE_YEARS)) return 'won';
  return outcome === 'against' ? 'lost' : 'ended';
}

const claims = (of: readonly ArbitrationCase[]) =>
  add(...of.flatMap(({ amount_kopecks: sum }) => (sum === null ? [] : kopecks(sum))));

/** «: требования на 3 000 000 ₽», or «не меньше чем на …» when a case names no sum. */
function claimWords(of: readonly ArbitrationCase[]): string {
  const total = claims(of);
  if (total === 0) return '';
  const isWhole = of.every(({ amount_kopecks: sum }) => sum !== null);
  return `: требования ${isWhole ? '' : 'не меньше чем '}на ${formatMoney(total)}`;
}

const cases = ({ length }: readonly ArbitrationCase[]): string =>
  countedPlainly(length, 'дело', 'дела', 'дел');

type Counted = (of: readonly ArbitrationCase[]) => Omit<Conclusion<ArbitrationCase>, 'of'>;

/** What differs between a person and a company. */
export interface PartyWords {
  /** Codes of findings begin with it. */
  readonly type: string;
  /** «С человеком», «С компанией». */
  readonly withWhom: string;
  /** «человека», «компании». */
  readonly whose: string;
  /** «Человек», «Компания». */
  readonly who: string;
  /** Small claims on a company are everyday business; a person rarely is before these courts. */
  readonly isCompany: boolean;
}

type Cases = readonly ArbitrationCase[];

/** Statements about claims on the subject. */
const againstWords = ({ type, withWhom, whose, who, isCompany }: PartyWords) =>
  ({
    bankruptcy: (of: Cases) => ({
      level: 'danger',
      code: `${type}_bankruptcy`,
      title: `Должник в деле о банкротстве: ${cases(of)}`,
      text: `${who} — должник, дело не закончено. Сделки за три года до него могут оспорить, а деньги после него получает управляющий.`,
    }),
    defendant: (of: Cases) => ({
      level:
        isCompany && of.every(({ amount_kopecks: sum }) => sum !== null) && claims(of) <= SMALL_CLAIM
          ? 'attention'
          : 'warning',
      code: `${type}_defendant`,
      title: `${withWhom} судятся${claimWords(of)}`,
      text: `${countedPlainly(of.length, 'незаконченное дело', 'незаконченных дела', 'незаконченных дел')}, ответчиком. Если иск удовлетворят, долг взыщут со счетов и имущества: сравните требования с тем, на что рассчитываете вы.`,
    }),
    lost: (of: Cases) => ({
      level: 'warning',
      code: `${type}_lost`,
      title: `Арбитражный суд решил против ${whose}: ${cases(of)}`,
      text: 'Требования удовлетворены, делам меньше пяти лет: долг могут взыскивать сейчас. Спросите, уплачен ли он.',
    }),
    ended: (of: Cases) => ({
      level: 'attention',
      code: `${type}_ended`,
      title: `Ответчик в законченных арбитражных делах: ${of.length}`,
      text: 'Дела закончены, но чем, картотека не пишет. Откройте решение: если иск удовлетворён, спросите, уплачен ли долг.',
    }),
  }) satisfies Partial<Record<Group, Counted>>;

/** Statements that do not speak against the subject, or leave it open. */
const otherWords = ({ type, whose }: PartyWords) =>
  ({
    role_unknown: (of: Cases) => ({
      level: 'attention',
      code: `${type}_role_unknown`,
      title: `Роль в арбитражном деле непонятна: ${cases(of)}`,
      text: 'Роль записана словами, которых мы не знаем. Откройте карточку дела и прочтите, к кому требования.',
    }),
    plaintiff: (of: Cases) => ({
      level: 'attention',
      code: `${type}_plaintiff`,
      title: `Истец в незаконченных арбитражных делах: ${of.length}`,
      text: 'Требования в этих делах к другим. Частый истец взыскивает долги через суд: платите в срок.',
    }),
    won: (of: Cases) => ({
      level: 'clear',
      code: `${type}_won`,
      title: `Арбитражные иски без последствий: ${cases(of)}`,
      text: 'В требованиях отказано, дело прекращено или ему больше пяти лет. На сделку это не влияет.',
    }),
    other_side: (of: Cases) => ({
      level: 'clear',
      code: `${type}_other_side`,
      title: `Истец в законченных арбитражных делах или третье лицо: ${cases(of)}`,
      text: `Требования в этих делах к другим. Против ${whose} это не говорит.`,
    }),
  }) satisfies Partial<Record<Group, Counted>>;

/** What cases of commercial courts say, by role, state, age and sum. */
export const arbitrationConclusions =
  (party: PartyWords) =>
  <Case extends ArbitrationCase>(rows: readonly Case[], asOf: string): readonly Conclusion<Case>[] =>
    grouped<Case, Group>(rows, (one) => groupOf(one, asOf), {
      ...againstWords(party),
      ...otherWords(party),
    });
