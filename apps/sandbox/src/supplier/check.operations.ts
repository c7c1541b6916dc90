import { dayFrom, withDays } from '../registers/days.domain.ts';
import type { Registers } from '../registers/registers.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Kind } from '../source/behaviour.domain.ts';
import type { Answer, Call, Operation } from '../source/source.ts';
import { createTickets } from '../source/tickets.ts';
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
  kinds: ['slow', 'error', 'stuck', 'lose'] satisfies Kind[],
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

const working = (ticket: string): Answer => ({
  status: 202,
  body: { status: 'working', ticket, poll_after_seconds: 1 },
});

function done(records: object[], { source, ageDays, costKopecks }: CheckKind, now: Date): Answer {
  return {
    body: {
      status: 'done',
      source,
      source_date: dayFrom(now, -ageDays),
      records: withDays(records, now),
      cost_kopecks: costKopecks,
    },
  };
}

type Work = { check: CheckKind; subject: Subject; subjects: string[]; fails: boolean };

type Pace = { ms: number; fails: boolean; isLost: boolean };

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
  return { ms: isStuck ? Infinity : isLost || fails ? Math.max(ms, 1) : ms, fails, isLost };
}

/** Every check as an operation of its own, and the tickets of slow checks. */
export function checkOperations(deps: ChecksDeps): Operation[] {
  const { registers, now } = deps;
  const tickets = createTickets<Work>(now);
  const answerTo = ({ check, subject }: Pick<Work, 'check' | 'subject'>): Answer => {
    const records = recordsOf(registers, check, subject);
    return 'missing' in records ? missingData(records) : done(records, check, now());
  };

  function ask(check: CheckKind, { body }: Call): Answer {
    const subject = parseSubject(check.by, body);
    if ('body' in subject) return subject;
    const answer = answerTo({ check, subject });
    if (answer.status === 422) return answer;
    const subjects = subjectKeys(body);
    const { ms, fails, isLost } = paceOf(deps, check, subjects);
    if (ms === 0) return answer;
    if (isLost) return working(`lost-${check.name}`);
    return working(tickets.give({ check, subject, subjects, fails }, now().getTime() + ms));
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
  return [...asking, looking];
}
