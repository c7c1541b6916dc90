import type { Registers } from '../registers/registers.ts';
import type { Kind } from '../source/behaviour.domain.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Answer, Call, Operation, Source } from '../source/source.ts';
import { createTickets, type Tickets } from '../source/tickets.ts';
import { type Question, rowsFor } from './rows.domain.ts';

type Deps = {
  registers: Registers;
  token: string;
  behaviours: Behaviours;
  checkSeconds: number;
  now: () => Date;
};

type Task = { question: Question; subjects: string[]; startedAt: Date; fails: boolean };

const DONE = 0;
const WORKING = 1;
const FAILED = 3;

const PROCESSING = {
  name: 'processing',
  title: 'Выполнение задачи',
  kinds: ['slow', 'error', 'stuck', 'lose'] satisfies Kind[],
};

const success = (response: object): Answer => ({
  body: { status: 'success', code: 0, exception: '', response },
});

const EXCEPTIONS: Record<number, string> = {
  400: 'Неверные параметры запроса',
  401: 'Токен не указан или неизвестен',
  404: 'Задача не найдена',
  429: 'Превышено число запросов',
};

const fsspError = (status: number, message?: string): Answer => ({
  status,
  body: {
    status: 'error',
    code: status,
    exception: message ?? EXCEPTIONS[status] ?? 'Ошибка сервиса',
    response: {},
  },
});

/** «2020-01-01 10:00:00» */
const stamp = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

const DAY = /^\d{2}\.\d{2}\.\d{4}$/;

type Query = Call['query'];

const READERS: Record<string, { title: string; read: (query: Query) => Question | undefined }> = {
  'search/physical': {
    title: 'Поиск человека',
    read: ({ region = '', lastname = '', firstname = '', secondname = '', birthdate = '' }) =>
      region !== '' && lastname !== '' && firstname !== '' && (birthdate === '' || DAY.test(birthdate))
        ? { type: 1, params: { region, lastname, firstname, secondname, birthdate } }
        : undefined,
  },
  'search/legal': {
    title: 'Поиск компании',
    read: ({ region = '', name = '' }) =>
      region !== '' && name !== '' ? { type: 2, params: { region, name } } : undefined,
  },
  'search/ip': {
    title: 'Поиск производства',
    read: ({ number = '' }) => (number === '' ? undefined : { type: 3, params: { number } }),
  },
};

/** «тестов иван петрович 31.01.1980», the company's name or the number of a proceeding. */
const subjectsOf = ({ lastname, firstname, secondname, birthdate, name, number }: Query): string[] =>
  [[lastname, firstname, secondname, birthdate].filter(Boolean).join(' '), name, number].filter(
    (subject) => subject !== undefined && subject !== '',
  ) as string[];

/** Queues a question; under the switch `lose` the task is unknown later. */
function starter({ behaviours, checkSeconds, now }: Deps, tasks: Tickets<Task>) {
  return function start(question: Question | undefined, subjects: string[]): Answer {
    if (!question) return fsspError(400);
    const behaviour = behaviours.take({
      source: 'fssp',
      operation: PROCESSING.name,
      subjects,
      background: true,
    });
    if (behaviour.kind === 'lose') return success({ task: 'lost' });
    const ms = behaviour.kind === 'slow' ? behaviour.ms : checkSeconds * 1000;
    const readyAt = behaviour.kind === 'stuck' ? Infinity : now().getTime() + ms;
    const task = { question, subjects, startedAt: now(), fails: behaviour.kind === 'error' };
    return success({ task: tasks.give(task, readyAt) });
  };
}

const statusOf = (found: { answer: Task; isReady: boolean }): number =>
  found.isReady ? (found.answer.fails ? FAILED : DONE) : WORKING;

function taskOperations({ registers, now }: Deps, tasks: Tickets<Task>): Operation[] {
  function result(ticket = ''): Answer {
    const found = tasks.find(ticket);
    if (!found) return fsspError(404);
    const status = statusOf(found);
    const { question, startedAt } = found.answer;
    const rows = status === DONE ? rowsFor(question, registers) : [];
    return success({
      status,
      task_start: stamp(startedAt),
      ...(found.isReady ? { task_end: stamp(now()) } : {}),
      result: [{ status, query: question, result: rows }],
    });
  }

  function progress(ticket = ''): Answer {
    const found = tasks.find(ticket);
    return found
      ? success({ status: statusOf(found), progress: found.isReady ? '1 of 1' : '0 of 1' })
      : fsspError(404);
  }

  const about = ({ query }: Call): string[] => [
    query['task'] ?? '',
    ...(tasks.find(query['task'] ?? '')?.answer.subjects ?? []),
  ];
  const looking = (name: string, title: string, answer: (ticket?: string) => Answer): Operation => ({
    name,
    title,
    method: 'GET',
    path: `/${name}`,
    subjects: about,
    handle: ({ query }) => answer(query['task']),
  });
  return [looking('status', 'Состояние задачи', progress), looking('result', 'Результат задачи', result)];
}

/** The enforcement data bank: a question gives a task, the task gives a result. */
export function fsspSource(deps: Deps): Source {
  const tasks = createTickets<Task>(deps.now);
  const start = starter(deps, tasks);
  const searches = Object.entries(READERS).map(([name, { title, read }]): Operation => ({
    name,
    title,
    method: 'GET',
    path: `/${name}`,
    subjects: ({ query }) => subjectsOf(query),
    handle: ({ query }) => start(read(query), subjectsOf(query)),
  }));
  return {
    name: 'fssp',
    title: 'ФССП',
    prefix: '/fssp/api/v1.0',
    operations: [...searches, ...taskOperations(deps, tasks)],
    background: [PROCESSING],
    authorize: ({ query }) => (query['token'] === deps.token ? undefined : fsspError(401)),
    fault: (status, message) => fsspError(status, status === 404 ? message : undefined),
  };
}
