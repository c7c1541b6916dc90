import type { OlderRiskReport, RiskReportV2, RiskTask } from './risk-report.ts';

// Invented; the owners are people of the sandbox.
const id = (last: number): string => `0192f0c1-0000-7000-8000-0000000004${String(last).padStart(2, '0')}`;
const startedAt = '2026-11-20T09:12:00.000Z';

const task = (place: number, changes: Partial<RiskTask>): RiskTask => ({
  task_id: id(place),
  task_type: 'bankruptcy',
  title: 'Банкротство',
  owner_id: null,
  task_result: { text: 'Не найдено.', images: [], findings: [] },
  status: 'nothing_found',
  number_of_starts: 1,
  started_at: startedAt,
  missing_requirements: [],
  source: 'Единый федеральный реестр сведений о банкротстве',
  source_date: '2026-11-20',
  reason: '',
  can_restart: false,
  price: 0,
  can_resume: false,
  ...changes,
});

export const riskReportV2Fixture: RiskReportV2 = {
  owner: { id: id(3), order_item_id: id(1), order_id: id(2) },
  owners: [
    {
      id: id(3),
      order_item_id: id(1),
      order_id: id(2),
      display_name: 'Тестов Иван Петрович',
      data: { last_name: 'Тестов', first_name: 'Иван', middle_name: 'Петрович', birth_date: '1980-01-31' },
      edits_left: 1,
      surveys: [{ question: 'married', answer: 'yes', comment: '' }],
    },
    {
      id: id(4),
      order_item_id: id(1),
      order_id: id(2),
      display_name: 'Образцов Пётр Ильич',
      data: { last_name: 'Образцов', first_name: 'Пётр', middle_name: 'Ильич', birth_date: '1975-05-15' },
      edits_left: 0,
      surveys: [],
    },
  ],
  tasks: [
    task(10, { task_type: 'egrn_object', title: 'Выписка ЕГРН об объекте', status: 'found' }),
    task(11, { owner_id: id(3) }),
    task(12, {
      owner_id: id(4),
      task_type: 'fssp',
      title: 'Долги у приставов',
      status: 'unavailable',
      task_result: null,
      reason: 'Источник не ответил за отведённое время.',
      can_restart: true,
    }),
  ],
  conclusions: [
    {
      id: id(20),
      owner_id: null,
      level: 'warning',
      text: 'Сделку отложить до снятия ипотеки.',
      is_hidden: false,
      state: 'written',
      author: 'person',
      author_name: 'Образцова Мария',
      editor_name: '',
      created_at: startedAt,
      updated_at: startedAt,
    },
  ],
  global_data: {
    verdict: {
      level: 'warning',
      sentence: 'Есть вопросы, которые нужно решить до сделки: ипотека.',
      reasons: ['encumbrance_mortgage'],
    },
    insurance_price: 1000,
    insurance: {
      number: 'ПР-000123',
      insurer: 'АО «Страховая Пример»',
      inn: '7700000016',
      licence: 'СИ № 0001 от 15.01.2020',
      phone: '8 800 000-00-00',
      program: 'Страхование расходов при утрате права',
      sum: 1_000_000,
      months: 12,
      premium: 1000,
      starts_on: '2026-11-20',
      ends_on: '2027-11-19',
    },
    edits_left: 2,
    finished_at: null,
    can_update_statement: true,
    difference: {
      is_checked: true,
      flags: {
        amount_of_owners: false,
        date_rights: false,
        registration_number_of_rights: false,
        encumbrance: true,
      },
      previous_date: '2026-10-01',
      next_date: '2026-11-20',
    },
  },
  status: 'done',
  started_at: startedAt,
};

const older = (place: number, task_type: string, task_result: unknown) => ({
  task_id: id(place),
  task_type,
  task_result,
  status: 'nothing_found',
});

export const olderReportFixture: OlderRiskReport = {
  order: { id: id(2), status: 'done', created_date: startedAt },
  owners: [
    {
      id: id(3),
      name: 'Тестов Иван Петрович',
      data: { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' },
      tasks: [
        older(30, 'bankruptcy', { result: { text: 'Сообщений о банкротстве не найдено.' } }),
        older(31, 'debt', {
          result: { text: ['Долг 100 ₽', 'Пени 3 ₽'], images: ['/attachment/1.png', '/attachment/2.png'] },
        }),
        older(32, 'tax_id', { result: 'ИНН 500100732259' }),
        older(33, 'bailiff_debt', { result: { text: null, image: '/attachment/3.png' } }),
        older(34, 'judicial_acts', 'Дел не найдено.'),
        older(35, 'arbitration', null),
        older(36, 'court_checks', { text: 'Проверено.' }),
      ],
      surveys: [],
    },
  ],
  tasks_general: [older(40, 'object_price', { result: { text: 'не читается' } })],
  tasks_parse_xml: [older(41, 'egrn_object', null)],
  difference_in_reports: {
    amount_of_owners: false,
    date_rights: false,
    registration_number_of_rights: false,
    encumbrance: true,
  },
};
