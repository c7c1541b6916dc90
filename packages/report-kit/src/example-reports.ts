import { levels, type Finding, type Level, type Verdict } from '@proverka/contract/finding';
import { taskStatuses, type Report, type ReportTask, type TaskStatus } from '@proverka/contract/report';
import { exampleFinding, findingsByLevel, limitFinding, namesakeFinding } from './example-findings.ts';
import type { Subject } from '@proverka/contract/subject';
import { exampleReport, exampleTask } from './testing.ts';

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const verdictSentences: Readonly<Record<Level, string>> = {
  danger: 'Осторожно: на человеке долги, которые взыскивают приставы.',
  warning: 'Есть о чём спросить: человек — ответчик в суде.',
  attention: 'Есть мелочи, которые стоит уточнить.',
  clear: 'Ничего, что говорило бы против, источники не нашли.',
  unchecked: 'Сказать нельзя: источники не ответили.',
};

/** A verdict of a level, from the statement of that level. */
export const exampleVerdict = (level: Level): Verdict => ({
  level,
  sentence: verdictSentences[level],
  reasons: [findingsByLevel[level].code],
});

const questions: Readonly<Record<TaskStatus, readonly [title: string, source: string]>> = {
  queued: ['Паспорт', 'МВД, сведения о паспортах'],
  running: ['Банкротство', 'Единый федеральный реестр сведений о банкротстве'],
  found: ['Долги у приставов', 'Банк данных исполнительных производств ФССП'],
  nothing_found: ['Розыск', 'МВД, разыскиваемые лица'],
  unavailable: ['Налоговая задолженность', 'Федеральная налоговая служба'],
  needs_data: ['ИНН по паспорту', 'Федеральная налоговая служба'],
  skipped: ['Залоги автомобиля', 'Нотариальная палата, реестр уведомлений о залоге'],
  failed: ['Суды общей юрисдикции', 'ГАС «Правосудие»'],
};

const reasons: Readonly<Partial<Record<TaskStatus, string>>> = {
  unavailable: 'Источник не ответил трижды за сутки.',
  skipped:
    'Проверка пропущена: без этих данных источник не отвечает, а их не указали: серия и номер паспорта.',
  failed: 'Ответ источника пришёл не полностью',
};

/** A task of a check of a person, as far as it has come. */
const taskAt = (status: TaskStatus): ReportTask => {
  const [title, source] = questions[status];
  return exampleTask({
    task_id: `task-${status}`,
    task_type: status === 'unavailable' ? 'taxes' : status,
    title,
    source,
    status,
    attempts: status === 'unavailable' ? 3 : 1,
    started_at: status === 'queued' ? null : '2026-11-20T09:12:04.000Z',
    finished_at: ['queued', 'running', 'needs_data'].includes(status) ? null : '2026-11-20T09:14:00.000Z',
    source_date: status === 'found' || status === 'nothing_found' ? '2026-11-20' : null,
    reason: reasons[status] ?? '',
    missing_requirements: status === 'needs_data' ? ['inn', 'passport'] : [],
    can_restart: status === 'unavailable',
  });
};

export const tasksInEveryState: readonly ReportTask[] = taskStatuses.map(taskAt);

/** A check of an invented person that began a moment ago. */
export const personReport = (changes: Partial<Report> = {}): Report =>
  exampleReport({
    product_name: 'CheckPerson',
    product_name_ru: 'Проверка физического лица',
    object_key: 'person',
    object_address: '',
    subject: {
      kind: 'person',
      display_name: 'Образцов Иван Петрович',
      data: {
        last_name: 'Образцов',
        first_name: 'Иван',
        middle_name: 'Петрович',
        birth_date: '1980-02-01',
      },
    },
    edits_left: 2,
    created_at: minutesAgo(4),
    expected: { p50: 600, p95: 7200, measured: true },
    tasks: [taskAt('running'), taskAt('queued')],
    ...changes,
  });

/** The same, delivered, with a verdict of a level. */
export const finishedReport = (level: Level, changes: Partial<Report> = {}): Report =>
  personReport({
    status: 'done',
    created_at: '2026-11-20T09:12:00.000Z',
    completed_at: '2026-11-20T09:20:00.000Z',
    expires_at: '2026-12-20T09:20:00.000Z',
    has_pdf: true,
    verdict: exampleVerdict(level),
    findings: [...findingsFrom(level), namesakeFinding, limitFinding],
    tasks:
      level === 'unchecked'
        ? [taskAt('unavailable')]
        : [taskAt('found'), taskAt('nothing_found'), taskAt('unavailable')],
    ...changes,
  });

/** The statement a verdict comes from and the milder ones. */
const findingsFrom = (level: Level) =>
  levels.slice(levels.indexOf(level)).map((milder) => findingsByLevel[milder]);

/** A check in each state of its life but delivered. */
export const reportsUnderWay = {
  created: personReport({ status: 'created', tasks: [] }),
  queued: personReport({ status: 'queued', tasks: [taskAt('queued')] }),
  running: personReport(),
  readable: personReport({
    tasks: [taskAt('found'), taskAt('running'), taskAt('queued')],
    verdict: exampleVerdict('danger'),
    findings: [findingsByLevel.danger],
  }),
  late: personReport({ created_at: minutesAgo(30) }),
  veryLate: personReport({ created_at: minutesAgo(300) }),
  needsData: personReport({ status: 'needs_data', tasks: [taskAt('found'), taskAt('needs_data')] }),
} as const satisfies Readonly<Record<string, Report>>;

const failedTasks = [taskAt('unavailable'), taskAt('failed')];

export const failedReports = {
  failed: personReport({
    status: 'failed',
    completed_at: '2026-11-20T09:20:00.000Z',
    created_at: '2026-11-20T09:12:00.000Z',
    tasks: failedTasks,
    money_note: 'На карту вернутся 99 ₽: банк зачислит их в течение трёх рабочих дней.',
  }),
  refunded: personReport({
    status: 'refunded',
    completed_at: '2026-11-20T09:20:00.000Z',
    created_at: '2026-11-20T09:12:00.000Z',
    tasks: [taskAt('failed')],
    money_note: '99 ₽ вернулись на баланс 20.11.2026.',
  }),
} as const satisfies Readonly<Record<string, Report>>;

const bought = (subject: Subject, product: string, finding: Partial<Finding>): Report =>
  finishedReport(finding.level ?? 'clear', {
    subject,
    product_name_ru: product,
    object_key: subject.kind,
    verdict: {
      level: finding.level ?? 'clear',
      sentence: finding.title ?? '',
      reasons: [finding.code ?? ''],
    },
    findings: [exampleFinding(finding)],
    tasks: [taskAt('found')],
  });

export const companyReport = bought(
  {
    kind: 'company',
    display_name:
      'Общество с ограниченной ответственностью «Научно-производственное объединение Образец и партнёры»',
    data: { inn: '7700000000', ogrn: '1027700000000' },
  },
  'Проверка контрагента',
  {
    code: 'company_registered',
    title: 'Компания действует',
    text: 'Компания числится в реестре юридических лиц, сведений о её закрытии нет.',
    source: 'Единый государственный реестр юридических лиц',
  },
);

export const carReport = bought(
  { kind: 'car', display_name: 'А 001 АА 77', data: { plate: 'А001АА77' } },
  'Проверка автомобиля',
  {
    level: 'warning',
    code: 'car_pledge',
    title: 'Автомобиль в залоге',
    text: 'В реестре уведомлений есть запись о залоге. Банк может забрать автомобиль у нового владельца.',
    source: 'Реестр уведомлений о залоге движимого имущества',
  },
);
