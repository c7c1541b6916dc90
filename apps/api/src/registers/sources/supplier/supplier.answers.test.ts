import { z } from 'zod';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { testAnswers } from '../../../../test/source-answers.ts';
import { createSupplier } from './supplier.ts';

const signal = new AbortController().signal;
const person = { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' };
const record = z.object({ court: z.string(), number: z.string().nullish() });
const ask = (ticket: string | null) => (url: string, gate: Partial<GateOptions>) =>
  createSupplier({ url, key: 'k' }, createGate(gate)).check('courts', person, record, ticket, signal);

const page = (courts: readonly string[], more: object = {}) => ({
  status: 'done',
  source: 'Реестр судебных дел',
  source_date: '2026-11-20',
  asked: person,
  total: courts.length,
  records: courts.map((court) => ({ court, number: `2-${court.length}/2026` })),
  ...more,
});
const error = (code: string) => ({ error: { code, message: 'Не получилось' } });
const needed = ['status', 'source', 'source_date', 'records', 'records.0.court'];

const none = {
  'a page without records that ought to have some': [{ body: page([], { total: 3 }) }, /не все записи/u],
  'more records than it counts': [{ body: page(['Первый', 'Второй'], { total: 1 }) }, /не все записи/u],
  'an answer about another person': [
    { body: page([], { asked: { ...person, last_name: 'Образцов' } }) },
    /не о том/u,
  ],
  'a next page that leads to itself': [{ body: page(['Первый'], { next: '1' }) }, /нескольку раз|не все/u],
  'a day that does not exist': [{ body: page([], { source_date: '2026-02-31' }) }, /не похож/u],
  'a state nobody knows': [{ body: page([], { status: 'partial' }) }, /не похож/u],
  'a refusal of the question': [{ status: 422, body: error('invalid_request') }, /не принял/u],
  'an account without money': [{ status: 402, body: error('no_funds') }, /отказал/u],
  'a register that is away': [{ status: 503, body: error('source_unavailable') }, /на своей стороне/u],
} as const;

testAnswers({
  adapter: 'createSupplier',
  question: 'a question',
  ask: ask(null),
  right: page(['Первый', 'Второй']),
  read: { kind: 'found', source: 'Реестр судебных дел', data: [{ court: 'Первый' }, { court: 'Второй' }] },
  needed,
  nothing: {
    'a page without records': { body: page([]) },
    'a page that neither counts nor repeats the question': {
      body: page([], { total: undefined, asked: undefined }),
    },
  },
  none: { ...none, 'an unknown address': [{ status: 404, body: error('not_found') }, /прежнему адресу/iu] },
});

testAnswers({
  adapter: 'createSupplier',
  question: 'a ticket',
  ask: ask('ticket'),
  right: page(['Первый', 'Второй']),
  read: { kind: 'found', data: [{ court: 'Первый' }, { court: 'Второй' }] },
  needed,
  nothing: { 'a page without records': { body: page([]) } },
  none,
});

testAnswers({
  adapter: 'createSupplier',
  question: 'the second page',
  ask: ask(null),
  onTheWay: ({ method }) =>
    method === 'POST' ? { body: page(['Первый'], { total: 3, next: 'second' }) } : null,
  right: page(['Второй', 'Третий'], { total: 3 }),
  read: { kind: 'found', data: [{ court: 'Первый' }, { court: 'Второй' }, { court: 'Третий' }] },
  needed,
  none: {
    'a last page without its records': [{ body: page([], { total: 3 }) }, /не все записи/u],
    'a page of another question': [
      { body: page(['Второй', 'Третий'], { asked: { last_name: 'Образцов' } }) },
      /не о том/u,
    ],
    'the first page again': [{ body: page(['Первый'], { total: 3 }) }, /по нескольку раз/u],
  },
});
