import { createGate } from '#platform/outbound/gate.ts';
import { testAnswers } from '../../../../test/source-answers.ts';
import { createFssp } from './fssp.ts';

const signal = new AbortController().signal;
const person = { last_name: 'Тестов', first_name: 'Артём', birth_date: '1980-01-31' };

const row = (number: string) => ({
  name: 'ТЕСТОВ АРТЕМ ИЛЬИЧ 31.01.1980 Г. ТЕСТОВСК',
  exe_production: `${number}/26/77010-ИП от 13.04.2026 ${number}/26/77010-СД`,
  details: 'Судебный приказ от 01.12.2025 № 2-000/25 СУДЕБНЫЙ УЧАСТОК № 0',
  subject: 'Задолженность по кредитным платежам (кроме ипотеки): 91400.00 руб.',
  department: 'Тестовый ОСП 100000, Тестовый проезд, д. 1',
  bailiff: 'ОБРАЗЦОВА О. О. 7(000)000-00-00',
  ip_end: '',
});
const asked = {
  region: '-1',
  firstname: 'АРТЕМ',
  secondname: '',
  lastname: 'ТЕСТОВ',
  birthdate: '31.01.1980',
};
const success = (response: object) => ({ status: 'success', code: 0, exception: '', response });
const result = (rows: readonly object[] | null, params: object = asked, status = 0) =>
  success({
    status,
    task_start: '2026-11-20 10:00:00',
    task_end: '2026-11-20 10:00:03',
    result: [{ status, query: { type: 1, params }, result: rows }],
  });
const error = (code: number, exception: string) => ({ status: 'error', code, exception, response: {} });

const about = (params: object) => [{ body: result([], { ...asked, ...params }) }, /не о том/u] as const;
const troubles = {
  'an error with HTTP status 200': [
    { body: error(429, 'Превышено число запросов') },
    /ограничил число вопросов/u,
  ],
  'an unknown key': [{ status: 401, body: error(401, 'Токен не найден') }, /отказал в доступе/u],
  'the closed door of the service itself': [{ status: 410, body: 'Gone' }, /по прежнему адресу/iu],
  'an error without a code': [{ body: { status: 'error', exception: 'Ошибка' } }, /ошибке на своей стороне/u],
} as const;

testAnswers({
  adapter: 'createFssp',
  question: 'the result of a task about a person',
  ask: (url, gate) => createFssp({ url, token: 't' }, createGate(gate)).person(person, 'task', signal),
  right: result([row('00001'), row('00002')]),
  read: { kind: 'found', sourceDate: '2026-11-20', data: [row('00001'), row('00002')] },
  needed: [
    'status',
    'response',
    'response.status',
    'response.result',
    'response.result.0.status',
    'response.result.0.result',
    'response.result.0.result.0.name',
    'response.result.0.result.0.exe_production',
    'response.result.0.result.0.subject',
  ],
  nothing: {
    'a finished task without rows': { body: result([]) },
    'a finished task that does not repeat the question': { body: result([], {}) },
  },
  none: {
    ...troubles,
    'rows that are not there': [{ body: result(null) }, /не похож/u],
    'a task with a status nobody knows': [{ body: result([], asked, 7) }, /не похож/u],
    'a task without parts': [{ body: success({ status: 0, result: [] }) }, /не похож/u],
    'an answer about another last name': about({ lastname: 'ОБРАЗЦОВ' }),
    'an answer about another middle name': about({ secondname: 'ПЕТРОВИЧ' }),
    'an answer about another birth date': about({ birthdate: '1981-01-31' }),
    'an answer of one region to a question about all': about({ region: 77 }),
  },
});

testAnswers({
  adapter: 'createFssp',
  question: 'the result of a task about a company',
  ask: (url, gate) =>
    createFssp({ url, token: 't' }, createGate(gate)).company(
      { name: 'ООО «Образец»', region: '-1' },
      'task',
      signal,
    ),
  right: result([row('00001')], { name: 'ООО «ОБРАЗЕЦ»', region: '-1' }),
  read: { kind: 'found', data: [row('00001')] },
  needed: [
    'status',
    'response',
    'response.status',
    'response.result',
    'response.result.0.status',
    'response.result.0.result',
    'response.result.0.result.0.name',
    'response.result.0.result.0.exe_production',
    'response.result.0.result.0.subject',
  ],
  nothing: { 'a finished task without rows': { body: result([], {}) } },
  none: {
    'an answer about another company': [{ body: result([], { name: 'ООО «ЧЕРНОВИК»' }) }, /не о том/u],
  },
});

testAnswers({
  adapter: 'createFssp',
  question: 'a new task',
  ask: (url, gate) => createFssp({ url, token: 't' }, createGate(gate)).person(person, null, signal),
  right: success({ task: '00000000-0000-4000-8000-000000000000' }),
  read: { kind: 'working', ticket: '00000000-0000-4000-8000-000000000000' },
  needed: ['status', 'response', 'response.task'],
  none: troubles,
});
