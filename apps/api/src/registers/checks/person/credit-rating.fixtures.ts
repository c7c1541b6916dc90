import type { CheckCases } from '../../verdict-cases.fixtures.ts';

const rating = (more: object = {}) => ({
  score: 820,
  bureau: 'Тестовое бюро кредитных историй',
  as_of: '2026-11-18',
  approval_percent: 80,
  open: [],
  closed: [],
  requests_last_month: 0,
  ...more,
});
const open = (overdue_days: number) => ({
  kind: 'Потребительский кредит',
  lender: 'Тестовый банк',
  opened_on: '2024-02-02',
  limit_kopecks: 30_000_000,
  balance_kopecks: 12_000_000,
  overdue_days,
});
const closed = (worst_overdue_days: number) => ({
  kind: 'Автокредит',
  lender: 'Банк «Образец»',
  opened_on: '2018-02-02',
  closed_on: '2022-02-02',
  worst_overdue_days,
});

export const creditCases: CheckCases = {
  type: 'credit_rating',
  cases: [
    { when: 'истории нет', answer: null, because: 'не плохо, но банки осторожны' },
    { when: 'рейтинг 820', answer: [rating()], because: 'высокая группа бюро' },
    { when: 'рейтинг 600', answer: [rating({ score: 600 })], because: 'средняя группа бюро' },
    { when: 'рейтинг 300', answer: [rating({ score: 300 })], because: 'низкая группа бюро' },
    { when: 'рейтинг 144', answer: [rating({ score: 144 })], because: 'самая низкая группа бюро' },
    { when: 'открытый кредит без просрочки', answer: [rating({ open: [open(0)] })], because: 'долг платят' },
    { when: 'просрочка 12 дней', answer: [rating({ open: [open(12)] })], because: 'платит с опозданием' },
    { when: 'просрочка 95 дней', answer: [rating({ open: [open(95)] })], because: 'больше месяца — дефолт' },
    {
      when: 'закрытый кредит без просрочек',
      answer: [rating({ closed: [closed(0)] })],
      because: 'выплачен в срок',
    },
    {
      when: 'закрытый кредит, просрочка 12 дней',
      answer: [rating({ closed: [closed(12)] })],
      because: 'банки её видят',
    },
    {
      when: 'закрытый кредит, просрочка 148 дней',
      answer: [rating({ closed: [closed(148)] })],
      because: 'выплачен, но с дефолтом: банки видят это семь лет',
    },
    {
      when: 'открытый кредит без просрочки, раньше платили с опозданием 148 дней',
      answer: [rating({ open: [{ ...open(0), worst_overdue_days: 148 }] })],
      because: 'сейчас платит, но дефолт банки видят',
    },
    {
      when: 'открытый кредит продан другому кредитору',
      answer: [rating({ open: [{ ...open(0), state: 'sold' }] })],
      because: 'долг уже взыскивают',
    },
    {
      when: 'закрытый кредит списан',
      answer: [rating({ closed: [{ ...closed(0), state: 'written_off' }] })],
      because: 'закрыт, но не выплачен',
    },
    {
      when: '5 заявок за месяц',
      answer: [rating({ requests_last_month: 5 })],
      because: 'частые заявки снижают рейтинг',
    },
  ],
};
