import { same } from '../../verdict-cases.fixtures.ts';
import type { CheckCases, VerdictCase } from '../../verdict-cases.fixtures.ts';

const row = (more: object = {}) => ({
  court: 'Арбитражный суд Тестовой области',
  case_number: 'А00-1000/2025',
  role: 'defendant',
  received_on: '2025-05-23',
  amount_kopecks: 339_462_400,
  state: 'Рассматривается в первой инстанции',
  ...more,
});

const cases: readonly (Omit<VerdictCase, 'answer'> & { readonly answer: readonly object[] | null })[] = [
  {
    when: 'дел нет',
    answer: null,
    because: 'картотека одна на всю страну',
  },
  {
    when: 'ответчик, рассматривается, 3 394 624 ₽',
    answer: [row()],
    because: 'долг может появиться, пока идёт сделка',
  },
  {
    when: 'ответчик, рассматривается, 900 000 ₽',
    answer: [row({ amount_kopecks: 90_000_000 })],
    because: 'для компании до 1 200 000 ₽ — обычный спор упрощённого производства (АПК, ст. 227)',
  },
  {
    when: 'два дела, ответчик; одно без суммы',
    answer: [row(), row({ case_number: 'А00-2000/2025', amount_kopecks: null })],
    because: 'сумма — только известная часть, и текст это говорит',
  },
  {
    when: 'ответчик, состояние словами, которых нет в перечне',
    answer: [row({ state: 'Дело у судьи' })],
    because: 'не видно, что дело закончено',
  },
  {
    when: 'ответчик, иск удовлетворён, 2025 год',
    answer: [row({ state: 'Иск удовлетворён полностью' })],
    because: 'два года суда и три года листа: долг могут взыскивать',
  },
  {
    when: 'ответчик, рассмотрение завершено, 2025 год',
    answer: [row({ state: 'Рассмотрение завершено' })],
    because: 'чем кончилось, картотека в этом поле не пишет',
  },
  {
    when: 'ответчик, рассмотрение завершено, 2019 год',
    answer: [row({ state: 'Рассмотрение завершено', received_on: '2019-03-03' })],
    because: 'срок предъявления листа прошёл',
  },
  {
    when: 'ответчик, в иске отказано',
    answer: [row({ state: 'В иске отказано' })],
    because: 'суд решил в пользу ответчика',
  },
  {
    when: 'должник, дело о банкротстве рассматривается',
    answer: [row({ role: 'Должник' })],
    because: 'в арбитраже должник — банкрот',
  },
  {
    when: 'истец, рассматривается',
    answer: [row({ role: 'plaintiff' })],
    because: 'требования к другим, но о нраве говорят',
  },
  {
    when: 'истец, завершено',
    answer: [row({ role: 'Истец', state: 'Рассмотрение завершено' })],
    because: 'спор кончился, и он был не против него',
  },
  {
    when: 'третье лицо, рассматривается',
    answer: [row({ role: 'third_party' })],
    because: 'с третьего лица не взыскивают',
  },
  {
    when: 'роль, которой нет в перечне',
    answer: [row({ role: 'соучастник' })],
    because: 'может быть ответчиком',
  },
];

/** The same courts judge people and companies; `about` adds whose record a row is. */
const casesWith = (about: (one: object) => object): readonly VerdictCase[] =>
  cases.map(({ when, because, answer }) => ({ when, because, answer: answer?.map(about) ?? null }));

export const arbitrationCases: CheckCases = { type: 'arbitration', cases: casesWith(same) };
export const companyCourtsCases: CheckCases = { type: 'company_courts', cases: casesWith((one) => one) };
