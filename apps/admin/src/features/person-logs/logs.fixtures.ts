import type { UserLog } from '@proverka/contract/desk-person-parts';

const id = (end: string): string => `0192f0c1-0000-7000-8000-0000000000${end}`;

const ivan = { id: id('42'), name: 'Тестов Иван' };
const anna = { id: id('77'), name: 'Образцова Анна' };
const log = (seq: number, name: string, more: Partial<UserLog>): UserLog => ({
  seq,
  date: '2026-11-20T09:12:00.000Z',
  event: name,
  by: 'session',
  actor: ivan,
  acted_by: null,
  owner_id: ivan.id,
  subject: '',
  reason: '',
  address: '203.0.113.7',
  before: '',
  after: '',
  ...more,
});

/** Invented: a member of the staff was signed in as the person. */
export const exampleLogs: readonly UserLog[] = [
  log(14, 'impersonation.used', { acted_by: anna, after: '{"operation":"GET /orders"}' }),
  log(13, 'impersonation.requested', { actor: anna, reason: 'не видит отчёт' }),
  log(12, 'session.opened', {}),
  log(11, 'report.finished', { actor: null, by: 'system', address: '' }),
];
