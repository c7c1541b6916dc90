import type { Finding, FindingRecord } from '@proverka/contract/finding';
import type { Report, ReportTask } from '@proverka/contract/report';
import { sampleObjectReport } from './egrn-object.ts';
import { bailiffs, courtFiles, ownerQuestions, type OwnerQuestion } from './owner-questions.ts';

const day = '2026-11-20';
const egrn = 'ЕГРН, выписка № КУВИ-001/2026-100000107';
const history = 'ЕГРН, выписка № КУВИ-001/2026-100000108';
const silence = 'Источник не ответил за отведённое время.';

const owners = [
  { id: '0192f0c1-0000-7000-8000-000000004001', name: 'Образцов И. П.', inn: '000000000001' },
  { id: '0192f0c1-0000-7000-8000-000000004002', name: 'Образцова А. С.', inn: '000000000002' },
] as const;
type Owner = (typeof owners)[number];
const [debtor] = owners;

/** The answers about the first owner that differ. */
const answers: Readonly<Record<string, ReportTask['status']>> = { fssp: 'found', courts: 'unavailable' };

type Asked = Pick<OwnerQuestion, 'type' | 'title' | 'source' | 'status'>;

const objectQuestions: readonly Asked[] = [
  { type: 'egrn_object', title: 'Выписка ЕГРН об объекте', source: egrn, status: 'found' },
  { type: 'egrn_right_list', title: 'Выписка ЕГРН о переходе прав', source: history, status: 'found' },
];

const askedOf = (owner: Owner): Asked[] =>
  ownerQuestions(owner.inn).map(({ type, title, source, status }) => ({
    type,
    title: `${title} — ${owner.name}`,
    source,
    status: (owner === debtor ? answers[type] : undefined) ?? status,
  }));

const task = ({ type, title, source, status }: Asked, place: number): ReportTask => ({
  task_id: `0192f0c1-0000-7000-8000-00000000${3000 + place}`,
  task_type: type,
  title,
  status,
  attempts: status === 'unavailable' ? 3 : 1,
  started_at: '2026-11-20T09:12:04.000Z',
  finished_at: '2026-11-20T09:47:30.000Z',
  source,
  source_date: status === 'unavailable' ? null : day,
  reason: status === 'unavailable' ? silence : '',
  missing_requirements: [],
  can_restart: false,
  price: 0,
  can_resume: false,
});

const ofOwner = (
  { id, name }: Owner,
  finding: Omit<Finding, 'source_date' | 'owner_id' | 'owner_name'>,
): Finding => ({
  source_date: day,
  ...finding,
  owner_id: id,
  owner_name: name,
});

const clearOf = (owner: Owner): Finding[] =>
  ownerQuestions(owner.inn).flatMap(({ type, source, said }) =>
    owner === debtor && type in answers ? [] : ofOwner(owner, { level: 'clear', ...said, source }),
  );

const proceeding = (number: string, subject: string, sum: string, basis: string): FindingRecord => ({
  title: `Производство ${number}`,
  facts: [
    { name: 'Возбуждено', value: '12.02.2026' },
    { name: 'Предмет', value: subject },
    { name: 'Сумма', value: sum },
    { name: 'Документ', value: basis },
    { name: 'Отдел приставов', value: 'Отдел судебных приставов, г. Санкт-Петербург' },
  ],
  match: { kind: 'same', reason: 'совпали фамилия, имя, отчество и дата рождения' },
});

const fromExtract = (finding: Finding): Finding => ({ ...finding, source: egrn });

/** The same flat as in the sample extract. */
const ofObject = (isWanted: (finding: Finding) => boolean): Finding[] =>
  sampleObjectReport.findings.filter(isWanted).map(fromExtract);
const isLimit = ({ kind }: Finding): boolean => kind === 'limit';

/** A full check of an invented flat and its two invented owners. */
export const sampleRiskReport: Report = {
  order_item_id: '0192f0c1-0000-7000-8000-000000000107',
  order_id: '0192f0c1-0000-7000-8000-000000001107',
  number: 'SAMPLE-RISK',
  product_name: 'RiskAssessment',
  product_name_ru: 'Полная проверка: две выписки и собственник',
  object_key: '78:31:0000000:1024',
  object_address: 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5',
  subject: { kind: 'object', display_name: 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5', data: {} },
  edits_left: 0,
  status: 'done',
  created_at: '2026-11-20T09:12:00.000Z',
  completed_at: '2026-11-20T09:47:30.000Z',
  expires_at: '2026-12-20T09:47:30.000Z',
  expected: { p50: 1800, p95: 86_400, measured: false },
  money_note: '',
  tasks: [...objectQuestions, ...owners.flatMap(askedOf)].map((asked, place) => task(asked, place + 1)),
  verdict: {
    level: 'danger',
    sentence:
      'Сделка опасна: долги у приставов на 318 400 ₽ (Образцов И. П.). Не удалось проверить: суды общей юрисдикции (Образцов И. П.).',
    reasons: ['fssp_open'],
  },
  findings: [
    ofOwner(debtor, {
      level: 'danger',
      code: 'fssp_open',
      title: 'Долги у приставов на 318 400 ₽',
      text: '2 открытых производства. Имущество и счета должника могут быть арестованы, а сделка с арестованным имуществом не пройдёт регистрацию.',
      source: bailiffs,
      records: [
        proceeding('00011/26/78010-ИП', 'Кредитные платежи', '297 570 ₽', 'Судебный приказ мирового судьи'),
        proceeding('00012/26/78010-ИП', 'Исполнительский сбор', '20 830 ₽', 'Постановление пристава'),
      ],
    }),
    ...ofObject((finding) => !isLimit(finding)),
    {
      level: 'clear',
      code: 'history_calm',
      title: 'Частых переходов права нет',
      text: 'История с 12.03.2009: 1 переход права после первой регистрации, за последние три года — 0.',
      source: history,
      source_date: day,
    },
    ...owners.flatMap(clearOf),
    {
      ...ofOwner(debtor, {
        level: 'unchecked',
        kind: 'unanswered',
        question: 'Суды общей юрисдикции',
        code: 'unavailable_courts',
        title: 'Не удалось проверить: суды общей юрисдикции',
        text: silence,
        source: courtFiles,
      }),
      source_date: null,
    },
    ...ofObject(isLimit),
  ],
  extracts: [],
  has_pdf: false,
  confirm_path: '',
  rating: null,
};
