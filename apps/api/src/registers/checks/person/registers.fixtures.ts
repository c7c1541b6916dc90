import { likely, namesake, same } from '../../verdict-cases.fixtures.ts';
import type { CheckCases } from '../../verdict-cases.fixtures.ts';

const bankruptcy = (more: object = {}) => ({
  case_number: 'А00-1000/2025',
  court: 'Арбитражный суд Тестовой области',
  procedure: 'sale',
  since: '2025-03-01',
  ended_on: null,
  manager: null,
  message_number: '10000000',
  ...more,
});
const disqualified = (until: string) => ({
  number: '001',
  organisation: 'ООО «Условность»',
  position: 'Генеральный директор',
  article: 'КоАП РФ, ст. 14.25, ч. 5',
  since: '2024-01-01',
  until,
});
const fine = (more: object = {}) => ({
  resolution: '18810000000000010001',
  issued_on: '2026-11-11',
  amount_kopecks: 150_000,
  article: 'КоАП РФ, ст. 12.9, ч. 2',
  department: 'ЦАФАП Тестовой области',
  paid: false,
  discount_until: null,
  ...more,
});
const taxDebt = (amount_kopecks: number, penalty_kopecks = 0) => ({
  tax: 'Транспортный налог',
  amount_kopecks,
  penalty_kopecks,
  as_of: '2026-11-19',
});
const business = (more: object = {}) => ({
  kind: 'entrepreneur',
  since: '2020-02-02',
  until: null,
  ogrnip: null,
  okved: null,
  ...more,
});
const inCompany = (kind: 'director' | 'founder', until: string | null = null) =>
  business({
    kind,
    until,
    company: {
      name: 'ООО "Образец"',
      inn: '0010001194',
      address: 'г. Тестовск',
      share_percent: kind === 'founder' ? 60 : null,
      state: null,
    },
  });
const massPosition = { kind: 'director', companies: 57, as_of: '2026-11-01' };
const wanted = { list: 'federal', initiator: 'Отдел полиции № 0', region: null, since: '2025-01-10' };
const terrorist = { number: '1000', included_on: '2024-01-10' };
const exitBan = {
  proceeding: '10000/25/77001-ИП',
  basis: 'Задолженность по алиментам',
  amount_kopecks: 3_500_000,
  department: 'Тестовый ОСП № 1',
  since: '2025-05-05',
};

export const registerCases: readonly CheckCases[] = [
  {
    type: 'bankruptcy',
    cases: [
      { when: 'записей нет', answer: null, because: 'реестр один на всю страну' },
      {
        when: 'реализация имущества идёт',
        answer: [same(bankruptcy())],
        because: 'сделка без управляющего недействительна (127-ФЗ, ст. 213.25)',
      },
      {
        when: 'внесудебное банкротство идёт',
        answer: [same(bankruptcy({ procedure: 'out_of_court' }))],
        because: 'суда и управляющего нет, но сделки оспорить могут (127-ФЗ, гл. X, § 5)',
      },
      {
        when: 'реализация имущества, дата окончания прошла',
        answer: [same(bankruptcy({ ended_on: '2026-01-10' }))],
        because: 'процедура с прошедшей датой окончания окончена, как бы она ни называлась',
      },
      {
        when: 'завершена в 2023 году',
        answer: [same(bankruptcy({ procedure: 'completed', since: '2022-01-01', ended_on: '2023-02-10' }))],
        because: 'пять лет о банкротстве обязаны сообщать (127-ФЗ, ст. 213.30)',
      },
      {
        when: 'завершена, дата не названа',
        answer: [same(bankruptcy({ procedure: 'completed' }))],
        because: 'без даты считаем недавней',
      },
      {
        when: 'завершена в 2019 году',
        answer: [same(bankruptcy({ procedure: 'completed', since: '2018-01-01', ended_on: '2019-02-10' }))],
        because: 'пять лет прошли',
      },
      {
        when: 'производство прекращено',
        answer: [same(bankruptcy({ procedure: 'terminated', ended_on: '2026-02-10' }))],
        because: 'банкротом не признали',
      },
      {
        when: 'идёт, совпадение вероятное',
        answer: [likely(bankruptcy())],
        because: 'возможно, полный тёзка',
      },
      { when: 'идёт, тёзка', answer: [namesake(bankruptcy())], because: 'дата рождения другая' },
    ],
  },
  {
    type: 'wanted',
    cases: [
      { when: 'записей нет', answer: null, because: 'часть розыска закрыта, и текст это говорит' },
      { when: 'в розыске', answer: [same(wanted)], because: 'сделки может не быть: человека задержат' },
      { when: 'в розыске, совпадение вероятное', answer: [likely(wanted)], because: 'возможно, тёзка' },
    ],
  },
  {
    type: 'terrorists',
    cases: [
      { when: 'записей нет', answer: null, because: 'перечень открыт' },
      { when: 'в перечне', answer: [same(terrorist)], because: 'деньги заморозят (115-ФЗ, ст. 6)' },
    ],
  },
  {
    type: 'disqualified',
    cases: [
      { when: 'записей нет', answer: null, because: 'реестр один на всю страну' },
      {
        when: 'срок идёт',
        answer: [same(disqualified('2027-01-01'))],
        because: 'важно, если он подписывает за организацию; личной сделке не мешает',
      },
      { when: 'последний день срока', answer: [same(disqualified('2026-11-20'))], because: 'день включён' },
      { when: 'срок прошёл', answer: [same(disqualified('2026-11-19'))], because: 'запрета больше нет' },
    ],
  },
  {
    type: 'mass_positions',
    cases: [
      { when: 'записей нет', answer: null, because: 'списки открыты' },
      { when: 'руководит 57 компаниями', answer: [same(massPosition)], because: 'признак подставного лица' },
    ],
  },
  {
    type: 'business_status',
    cases: [
      { when: 'записей нет', answer: null, because: 'ни хорошо, ни плохо' },
      { when: 'на учёте', answer: [same(business())], because: 'факт, а не упрёк' },
      {
        when: 'снимется позже дня ответа',
        answer: [same(business({ until: '2026-12-31' }))],
        because: 'в день ответа он на учёте',
      },
      {
        when: 'руководит компанией и владеет её долей',
        answer: [same(inCompany('director')), same(inCompany('founder'))],
        because: 'факт, а не упрёк; одна компания считается один раз',
      },
      {
        when: 'руководил компанией до 2023 года',
        answer: [same(inCompany('director', '2023-09-01'))],
        because: 'роль кончилась, но за старые долги компании иногда отвечает и он',
      },
      {
        when: 'снят с учёта',
        answer: [same(business({ until: '2024-05-05' }))],
        because: 'факт, а не упрёк',
      },
    ],
  },
  {
    type: 'fines',
    cases: [
      { when: 'записей нет', answer: null, because: 'начисление появляется не сразу, и текст это говорит' },
      { when: 'неоплаченный, 1 500 ₽', answer: [same(fine())], because: 'сумма мала: обратить внимание' },
      {
        when: 'неоплаченные, 30 000 ₽',
        answer: [same(fine({ amount_kopecks: 3_000_000 }))],
        because: 'с этой суммы запрещают выезд (229-ФЗ, ст. 67)',
      },
      {
        when: 'один оплачен, один нет',
        answer: [same(fine()), same(fine({ resolution: '2', paid: true, amount_kopecks: 50_000 }))],
        because: 'сумма неоплаченных не включает оплаченные',
      },
      { when: 'оплачен', answer: [same(fine({ paid: true }))], because: 'долга нет' },
    ],
  },
  {
    type: 'tax_debts',
    cases: [
      { when: 'записей нет', answer: null, because: 'спрошено по ИНН' },
      { when: 'долг 7 200 ₽', answer: [same(taxDebt(720_000))], because: 'невелик, но его взыщут' },
      {
        when: 'долг 49 000 ₽ и пени 1 000 ₽',
        answer: [same(taxDebt(4_900_000, 100_000))],
        because: 'с 50 000 ₽ вместе с пенями: человек давно не платит',
      },
      { when: 'записи с нулём', answer: [same(taxDebt(0))], because: 'ноль — не долг' },
    ],
  },
  {
    type: 'exit_ban',
    cases: [
      { when: 'записей нет', answer: null, because: 'виден только запрет по долгам, и текст это говорит' },
      { when: 'ограничение есть', answer: [same(exitBan)], because: 'за ним стоит непогашенный долг' },
    ],
  },
  {
    type: 'passport',
    cases: [
      { when: 'действителен', answer: 'valid', because: 'совпали имя, дата рождения, серия и номер' },
      { when: 'недействителен', answer: 'invalid', because: 'договор по нему не заключить' },
    ],
  },
  {
    type: 'inn',
    cases: [
      { when: 'не найден', answer: null, because: 'опечатка или новый паспорт: не обвинение' },
      {
        when: 'найден тот, что указан',
        answer: [{ inn: '500100732259' }],
        because: 'человек и документы сошлись',
      },
      { when: 'найден другой', answer: [{ inn: '111111111130' }], because: 'назвал чужой ИНН или ошибся' },
    ],
  },
];
