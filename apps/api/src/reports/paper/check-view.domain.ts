import type { Finding } from '@proverka/contract/finding';
import type { TaskStatus } from '@proverka/contract/report';
import type { Subject, SubjectData, SubjectKind } from '@proverka/contract/subject';
import { day } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { splitCleanSources } from '@proverka/findings/clean-sources';
import type { MatchNote, PresentedFinding, PresentedRecord } from '@proverka/findings/present-findings';
import { formatPlate } from '@proverka/words/document-numbers';
import { regions } from '@proverka/validation/regions';
import { countedPlainly } from '@proverka/words/plural';
import { damageView } from './damage-view.domain.ts';
import type { Cell, PdfView, RecordView, Section } from './pdf-view.ts';
import { momentBrief } from '@proverka/words/moments';

/** A question asked of a register and its outcome. */
export interface CheckedTask {
  readonly type: string;
  /** In a report about several owners. */
  readonly ownerId?: string | undefined;
  readonly title: string;
  readonly status: TaskStatus;
  readonly source: string;
  /** The ISO date the answer is valid for. */
  readonly sourceDate: string | null;
  /** ISO 8601 with a zone. */
  readonly finishedAt: string | null;
  readonly reason: string;
}

type CheckedKind = Exclude<SubjectKind, 'object'>;

const abouts: Readonly<Record<CheckedKind, string>> = {
  person: 'Проверка человека по официальным и открытым источникам',
  company: 'Проверка компании по официальным и открытым источникам',
  car: 'Проверка автомобиля по официальным и открытым источникам',
};

/** The subject of the report. Printouts are handed on, so a passport number is masked. */
export function headingOfSubject(
  { kind, display_name: name, data }: Subject & { readonly kind: CheckedKind },
  findings: readonly Finding[],
): Pick<PdfView, 'about' | 'heading' | 'subheadings'> {
  const lines: Readonly<Record<CheckedKind, () => string[]>> = {
    person: () => personLines(data),
    company: () => [joined([data['inn'] && `ИНН ${data['inn']}`, data['ogrn'] && `ОГРН ${data['ogrn']}`])],
    car: () => carLines(name, data, findings),
  };
  const heading = kind === 'company' ? (data['name'] ?? name) : name;
  const subheadings = lines[kind]().filter((line) => line !== '' && line !== heading);
  return { about: abouts[kind], heading, subheadings };
}

function personLines(data: SubjectData): string[] {
  const { birth_date: born, inn, region, passport_series: series, passport_number: number } = data;
  const place = regions.find(({ code }) => code === region)?.name;
  return [
    joined([born && `дата рождения ${day(born)}`, place]),
    joined([inn && `ИНН ${inn}`, series && number && `паспорт ${series} ****${number.slice(-2)}`]),
  ].map((line) => line.charAt(0).toUpperCase() + line.slice(1));
}

/** Plates are typeset with non-breaking or plain spaces. */
const bare = (text: string): string => text.replaceAll(/\s/gu, '');

/** Numbers that the heading lacks, and the car that a plate was resolved to: a buyer needs its VIN. */
function carLines(heading: string, data: SubjectData, findings: readonly Finding[]): string[] {
  const vehicle = findings.find(({ code }) => code === 'car_history_vehicle');
  const known = (asked: string) =>
    vehicle?.records?.flatMap(({ facts }) => facts).find(({ name }) => name === asked)?.value;
  const { vin = known('VIN'), body_number: body = known('Номер кузова'), plate } = data;
  const numbers = [
    ['VIN', vin],
    ['номер кузова', body === vin ? undefined : body],
    ['гос. номер', plate && formatPlate(plate)],
  ] as const;
  return [
    vehicle?.title ?? '',
    joined(
      numbers.map(([name, value]) => value && !bare(heading).includes(bare(value)) && `${name} ${value}`),
    ),
  ];
}

/** The most records of one finding on paper; the rest is shown on the screen. */
const MOST_RECORDS = 30;

/** The records of a finding in the order of the screen. */
export function recordsOf({ match, first, rest }: PresentedFinding): {
  note: string;
  records: RecordView[];
  more: string;
} {
  const records = [...first, ...rest];
  return {
    note: noteWords(match),
    records: records.slice(0, MOST_RECORDS).map(recordView),
    more:
      records.length <= MOST_RECORDS
        ? ''
        : `Показаны первые ${MOST_RECORDS} записей из ${records.length}. Полный список есть в электронной версии отчёта.`,
  };
}

const recordView = ({
  record: { title, facts, damage = [] },
  match,
  level,
}: PresentedRecord): RecordView => ({
  title,
  level,
  note: noteWords(match),
  rows: facts.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  damage: damage.length === 0 ? null : damageView(damage),
});

export const noteWords = (note: MatchNote | null): string =>
  note === null ? '' : joined([note.words, note.reason], ': ');

const stateWords: Readonly<Record<TaskStatus, string>> = {
  queued: 'Не проверено',
  running: 'Не проверено',
  needs_data: 'Не проверено: нужны данные',
  found: 'Сведения получены',
  nothing_found: 'Сведений не найдено',
  skipped: 'Не проверено: пропущено',
  unavailable: 'Не удалось проверить',
  failed: 'Не удалось проверить',
};

/** Every source that was asked, with its date and outcome; one without objections says here what it has to say. */
export function sourcesSection(tasks: readonly CheckedTask[], findings: readonly Finding[]): Section[] {
  if (tasks.length === 0) return [];
  const { cleanOf } = splitCleanSources(findings);
  const stateOf = (task: CheckedTask): Cell =>
    stateCell(task, cleanOf({ type: task.type, owner_id: task.ownerId }), isGapTold(task, findings));
  return [
    {
      title: 'Какие источники проверены',
      source: null,
      blocks: [
        {
          kind: 'table',
          columns: [
            { title: 'Проверка', width: 24 },
            { title: 'Источник', width: 34 },
            { title: 'Ответ, время московское', width: 42 },
          ],
          rows: tasks.map((task) => [task.title, sourceCell(task), stateOf(task)]),
        },
      ],
    },
  ];
}

const isAnswered = ({ status }: CheckedTask): boolean => status === 'found' || status === 'nothing_found';

function sourceCell(task: CheckedTask): Cell {
  // A source that did not answer is named by its question.
  if (!isAnswered(task)) return '—';
  const on = task.sourceDate === null ? undefined : `данные на ${day(task.sourceDate)}`;
  return [task.source, ...(on === undefined ? [] : [on])];
}

/** Why a source did not answer stands in a section of its own. */
const isGapTold = ({ type, ownerId }: CheckedTask, findings: readonly Finding[]): boolean =>
  findings.some(
    ({ kind, task_type, owner_id }) => kind === 'unanswered' && task_type === type && owner_id === ownerId,
  );

function stateCell(task: CheckedTask, clean: readonly Finding[], isReasonTold: boolean): Cell {
  const when = task.finishedAt === null ? '' : `проверено ${momentBrief(task.finishedAt)}`;
  const reason = isReasonTold ? '' : task.reason;
  const words = clean.flatMap(({ title, text }) => [title, text]);
  return [
    ...(words.length > 0 ? words : [stateWords[task.status]]),
    ...[isAnswered(task) ? when : reason].filter((line) => line !== ''),
  ];
}

/** The basis of the verdict. */
export function noteOfCheck(tasks: readonly CheckedTask[], findings: readonly Finding[]): string {
  const answered = tasks.filter(isAnswered).length;
  const asked = countedPlainly(tasks.length, 'источника', 'источников', 'источников');
  const hasNamesakes = findings.some(({ kind }) => kind === 'namesakes');
  return [
    `Вывод сделан по ответам ${answered} из ${asked} и не заменяет проверки документов.`,
    hasNamesakes && 'Записи о тёзках показаны отдельно и на вывод не влияют.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

export const checkDisclaimer =
  'Отчёт составлен автоматически по сведениям перечисленных источников на указанные даты. Он не является официальной справкой или юридической консультацией. Отсутствие записей значит, что источник не нашёл их на указанную дату по введённым данным.';
