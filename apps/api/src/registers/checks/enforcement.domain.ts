import type { FindingRecord } from '@proverka/contract/finding';
import { add, kopecks } from '@proverka/validation/money';
import { formatDate } from '@proverka/words/dates';
import { formatMoney } from '@proverka/words/money';
import { countedPlainly } from '@proverka/words/plural';
import { isWithinYears } from './age.domain.ts';
import { debtKindOf } from './debt-kind.domain.ts';
import type { Coverage } from '../asked.domain.ts';
import { grouped } from './conclusion.domain.ts';
import type { Conclusion } from './conclusion.domain.ts';
import type { ReadProceeding } from './person/proceeding.domain.ts';

/** Debts from this sum bar a person from leaving the country (229-FZ, article 67). */
const LARGE_OF_PERSON = kopecks(3_000_000);
/** Debts from this sum let a creditor ask for a company's bankruptcy (127-FZ, article 6). */
const LARGE_OF_COMPANY = kopecks(200_000_000);
/** A returned writ may be presented again for three years (229-FZ, article 21). */
const WRIT_YEARS = 3;

/** The data bank shows open proceedings, and for three years those that ended without payment (229-FZ, article 6.1). */
export const enforcementCoverage: Coverage = {
  where: 'в банке данных исполнительных производств ФССП',
  isRegional: true,
  limits:
    'В банке открытые производства и три года те, что окончены без взыскания. Оплаченных долгов и решений, которые ещё не принесли приставам, в нём нет.',
};

type Group = 'open' | 'not_found' | 'long_ago' | 'otherwise' | 'paid';

function groupOf({ ended }: ReadProceeding, asOf: string): Group {
  if (ended === null) return 'open';
  if (ended.how === 'paid') return 'paid';
  if (!isWithinYears(ended.on, asOf, WRIT_YEARS)) return 'long_ago';
  return ended.how === 'not_found' ? 'not_found' : 'otherwise';
}

const totalOf = (of: readonly ReadProceeding[]) => add(...of.flatMap(({ amount }) => amount ?? []));

const ended = ({ length }: readonly ReadProceeding[]): string =>
  countedPlainly(length, 'производство окончено', 'производства окончены', 'производств окончено');

type Counted = (of: readonly ReadProceeding[]) => Omit<Conclusion<ReadProceeding>, 'of'>;

function openWords(type: string, of: readonly ReadProceeding[], isCompany: boolean): ReturnType<Counted> {
  const total = totalOf(of);
  const unnamed = of.filter(({ amount }) => amount === null).length;
  const least = unnamed > 0 ? 'не меньше чем ' : '';
  return {
    level: total >= (isCompany ? LARGE_OF_COMPANY : LARGE_OF_PERSON) ? 'danger' : 'warning',
    code: `${type}_open`,
    title:
      total > 0
        ? `Долги у приставов ${least}на ${formatMoney(total)}`
        : 'Есть открытые исполнительные производства',
    text: `${countedPlainly(of.length, 'открытое производство', 'открытых производства', 'открытых производств')}${unnamed > 0 ? `, сумма не названа в ${unnamed}` : ''}. Имущество и счета должника могут быть арестованы, а сделка с арестованным имуществом не пройдёт регистрацию.`,
  };
}

const wordsOf = (type: string, isCompany: boolean): Readonly<Record<Group, Counted>> => ({
  open: (of) => openWords(type, of, isCompany),
  not_found: (of) => ({
    level: 'warning',
    code: `${type}_ended`,
    title: 'Долги, которые приставы не смогли взыскать',
    text: `${ended(of)} без взыскания: должника или имущества не нашли. Долг при этом не исчез, три года взыскатель может предъявить его снова.`,
  }),
  otherwise: (of) => ({
    level: 'attention',
    code: `${type}_closed`,
    title: 'Производства, оконченные без уплаты',
    text: `${ended(of)}, но не потому, что долг уплачен: лист отозвал взыскатель или есть другое основание, оно стоит в записи. Предъявить лист снова могут три года.`,
  }),
  long_ago: (of) => ({
    level: 'attention',
    code: `${type}_long_ago`,
    title: 'Давние долги, которые не взыскали',
    text: `${ended(of)} больше трёх лет назад. Предъявить лист снова взыскатель скорее всего уже не может, но долг мог остаться.`,
  }),
  paid: (of) => ({
    level: 'clear',
    code: `${type}_paid`,
    title: 'Долги были и уплачены',
    text: `${ended(of)}: требования исполнены.`,
  }),
});

/** What proceedings say together, by state, sum and age. */
export const enforcementConclusions =
  (type: string, isCompany: boolean) =>
  (rows: readonly ReadProceeding[], asOf: string): readonly Conclusion<ReadProceeding>[] =>
    grouped(rows, (one) => groupOf(one, asOf), wordsOf(type, isCompany));

export const proceedingFacts = (record: ReadProceeding): Omit<FindingRecord, 'match'> => ({
  title: `Производство ${record.number}`,
  plot: {
    kind: 'debt',
    about: debtKindOf(`${record.subject} ${record.basis}`),
    amount_kopecks: record.amount,
    since: record.startedOn,
    is_open: record.ended === null,
  },
  facts: [
    ...(record.startedOn ? [{ name: 'Возбуждено', value: formatDate(record.startedOn) }] : []),
    { name: 'Предмет', value: record.subject },
    ...(record.amount === null ? [] : [{ name: 'Сумма', value: formatMoney(record.amount) }]),
    { name: 'Документ', value: record.basis },
    { name: 'Отдел приставов', value: record.department },
    ...(record.ended
      ? [{ name: 'Окончено', value: `${formatDate(record.ended.on)}, ${record.ended.article}` }]
      : []),
  ],
});
