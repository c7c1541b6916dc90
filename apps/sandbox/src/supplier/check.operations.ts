import { dayFrom, withDays } from '../registers/days.domain.ts';
import type { Registers } from '../registers/registers.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Kind } from '../source/behaviour.domain.ts';
import type { Answer, Call, Operation } from '../source/source.ts';
import { createTickets, type Tickets } from '../source/tickets.ts';
import { CHECKS, type CheckKind } from './checks.domain.ts';
import { supplierError } from './errors.ts';
import { type Missing, recordsOf } from './records.ts';
import { parseSubject, type Subject, subjectKeys } from './subject.ts';

export type ChecksDeps = {
  registers: Registers;
  behaviours: Behaviours;
  /** How long the slow checks take. */
  checkSeconds: number;
  now: () => Date;
};

/** Behaviours of the work behind a ticket. */
export const PROCESSING = {
  name: 'processing',
  title: 'Обработка запроса',
  kinds: ['slow', 'error', 'stuck', 'lose', 'pages'] satisfies Kind[],
};

const WORDS: Record<string, string> = {
  inn: 'ИНН человека',
  passport: 'серию и номер паспорта',
  middle_name: 'отчество',
  region: 'регион',
};

const missingData = ({ missing }: Missing): Answer => ({
  status: 422,
  body: {
    error: {
      code: 'missing_data',
      message: `Укажите ${missing.map((field) => WORDS[field] ?? field).join(', ')}`,
      missing,
    },
  },
});

/** A bureau answers only about people who have consented (218-FZ). */
function lacksConsent({ needsConsent }: CheckKind, body: unknown): Answer | null {
  const has =
    typeof body === 'object' && body !== null && 'consent_id' in body && typeof body.consent_id === 'string';
  return needsConsent && !has ? supplierError(422, 'Нет согласия субъекта кредитной истории') : null;
}

const working = (ticket: string): Answer => ({
  status: 202,
  body: { status: 'working', ticket, poll_after_seconds: 1 },
});

type Question = { check: CheckKind; subject: Subject; asked: unknown; perPage: number };

/** A page of the answer: it counts the records of all pages and leads to the next one. */
function done(all: object[], question: Question, page: number, give: GivePage, now: Date): Answer {
  const { source, ageDays, costKopecks } = question.check;
  const records = all.slice(page * question.perPage, (page + 1) * question.perPage);
  const isLast = (page + 1) * question.perPage >= all.length;
  return {
    body: {
      status: 'done',
      source,
      source_date: dayFrom(now, -ageDays),
      asked: question.asked,
      total: all.length,
      ...(isLast ? {} : { next: give({ question, page: page + 1 }) }),
      records: withDays(records, now),
      cost_kopecks: costKopecks,
    },
  };
}

type NextPage = { question: Question; page: number };
type GivePage = (next: NextPage) => string;

type Work = Question & { subjects: string[]; fails: boolean };

const MOST_RECORDS = 100;

type Pace = { ms: number; fails: boolean; isLost: boolean; perPage: number };

/** Milliseconds until the answer is ready, and whether it fails; under `lose` the ticket is unknown later. */
function paceOf({ behaviours, checkSeconds }: ChecksDeps, check: CheckKind, subjects: string[]): Pace {
  const behaviour = behaviours.take({
    source: 'supplier',
    operation: PROCESSING.name,
    subjects: [...subjects, check.name],
    background: true,
  });
  const usual = check.isSlow ? checkSeconds * 1000 : 0;
  const ms = behaviour.kind === 'slow' ? behaviour.ms : usual;
  const isStuck = behaviour.kind === 'stuck';
  const isLost = behaviour.kind === 'lose';
  const fails = behaviour.kind === 'error';
  const perPage = behaviour.kind === 'pages' ? 1 : MOST_RECORDS;
  return { ms: isStuck ? Infinity : isLost || fails ? Math.max(ms, 1) : ms, fails, isLost, perPage };
}

/** Every check as an operation of its own, and the tickets of slow checks. */
export function checkOperations(deps: ChecksDeps): Operation[] {
  const { registers, now } = deps;
  const tickets = createTickets<Work>(now);
  const pages = createTickets<NextPage>(now);
  const give: GivePage = (next) => pages.give(next, now().getTime());
  const answerTo = (question: Question, page = 0): Answer => {
    const records = recordsOf(registers, question.check, question.subject);
    return 'missing' in records ? missingData(records) : done(records, question, page, give, now());
  };

  function ask(check: CheckKind, { body }: Call): Answer {
    const subject = lacksConsent(check, body) ?? parseSubject(check.by, body);
    if ('body' in subject) return subject;
    const records = recordsOf(registers, check, subject);
    if ('missing' in records) return missingData(records);
    const subjects = subjectKeys(body);
    const { ms, fails, isLost, perPage } = paceOf(deps, check, subjects);
    const question = { check, subject, asked: body, perPage };
    if (ms === 0) return answerTo(question);
    if (isLost) return working(`lost-${check.name}`);
    return working(tickets.give({ ...question, subjects, fails }, now().getTime() + ms));
  }

  function look(name: string, ticket: string): Answer {
    const found = tickets.find(ticket);
    if (found?.answer.check.name !== name) return supplierError(404, 'Номер запроса неизвестен');
    if (!found.isReady) return working(ticket);
    return found.answer.fails ? supplierError(503) : answerTo(found.answer);
  }

  const asking = CHECKS.map((check): Operation => ({
    name: check.name,
    title: check.title,
    method: 'POST',
    path: `/checks/${check.name}`,
    subjects: ({ body }) => subjectKeys(body),
    handle: (call) => ask(check, call),
  }));
  const looking: Operation = {
    name: 'ticket',
    title: 'Ответ по номеру запроса',
    method: 'GET',
    path: '/checks/:check/tickets/:ticket',
    subjects: ({ params }) => [
      params['check'],
      params['ticket'],
      ...(tickets.find(params['ticket'] ?? '')?.answer.subjects ?? []),
    ],
    handle: ({ params }) => look(params['check'] ?? '', params['ticket'] ?? ''),
  };
  return [...asking, looking, turning(pages, answerTo)];
}

const turning = (
  pages: Tickets<NextPage>,
  answerTo: (question: Question, page: number) => Answer,
): Operation => ({
  name: 'page',
  title: 'Следующая страница ответа',
  method: 'GET',
  path: '/checks/:check/pages/:page',
  subjects: ({ params }) => [params['check']],
  handle: ({ params }) => {
    const found = pages.find(params['page'] ?? '')?.answer;
    return found ? answerTo(found.question, found.page) : supplierError(404, 'Страница неизвестна');
  },
});
