import { formatDate } from '@proverka/words/dates';
import { add } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { formatMoney } from '@proverka/words/money';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { countedPlainly } from '@proverka/words/plural';
import type { Proceeding } from '../../sources/fssp/fssp.ts';
import { malformed } from '../../sources/read-json.ts';
import { defineCheck } from '../../check.ts';
import { areAllStrangers, sortByMatch } from '../match.domain.ts';
import { readProceeding } from './proceeding.domain.ts';
import type { ReadProceeding } from './proceeding.domain.ts';
import { registerFindings } from './register-check.ts';

const LARGE = 30_000_00;

/** Enforcement proceedings (229-FZ, article 6.1: the data bank is public and keeps ended ones for three years). */
export const enforcementCheck = defineCheck<'person', readonly Proceeding[]>({
  type: 'fssp',
  questionPrice: 0,
  kind: 'person',
  title: 'Долги у приставов',
  ask: async ({ fssp }, subject, ticket, signal) => {
    const answer = await fssp.person(subject, ticket, signal);
    return answer.kind === 'found' && areAllStrangers(subject, answer.data.map(readProceeding))
      ? malformed('fssp', 'strangers')
      : answer;
  },
  findings: ({ data }, subject) =>
    registerFindings({
      type: 'fssp',
      title: 'Долги у приставов',
      sorted: sortByMatch(subject, (data ?? []).map(readProceeding)),
      found: (own) => enforcementFinding(own.map(({ record }) => record)),
      none: {
        title: 'Исполнительных производств не найдено',
        text: 'В банке данных приставов действующих производств на человека нет.',
      },
      facts: proceedingFacts,
    }),
});

/** The level and title of several proceedings together; shared with companies. */
export function enforcementFinding(rows: readonly ReadProceeding[]): Omit<FindingDraft, 'records'> {
  const open = rows.filter(({ ended }) => ended === null);
  const total = totalOf(open);
  if (open.length === 0) {
    return {
      level: 'warning',
      code: 'fssp_ended',
      title: 'Долги, которые приставы не смогли взыскать',
      text: `${countedPlainly(rows.length, 'производство окончено', 'производства окончены', 'производств окончено')} без взыскания: имущества не нашли. Долг при этом не исчез, взыскатель может предъявить его снова.`,
    };
  }
  return {
    level: total >= LARGE ? 'danger' : 'warning',
    code: 'fssp_open',
    title:
      total > 0 ? `Долги у приставов на ${formatMoney(total)}` : 'Есть открытые исполнительные производства',
    text: `${countedPlainly(open.length, 'открытое производство', 'открытых производства', 'открытых производств')}. Имущество и счета должника могут быть арестованы, а сделка с арестованным имуществом не пройдёт регистрацию.`,
  };
}

const totalOf = (rows: readonly ReadProceeding[]): Money =>
  add(...rows.flatMap(({ amount }) => amount ?? []));

export const proceedingFacts = (record: ReadProceeding) => ({
  title: `Производство ${record.number}`,
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
