import { createGate } from '#platform/outbound/gate.ts';
import { testAnswers } from '../../../../test/source-answers.ts';
import { createEgrul } from './egrul.ts';

const signal = new AbortController().signal;
const INN = '0010001194';
// In the shape of the service itself; providers add an address, an activity and a state.
const row = (more: object = {}) => ({
  c: 'ООО "ОБРАЗЕЦ"',
  g: 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР: Тестов Иван Петрович',
  cnt: '1',
  i: INN,
  k: 'ul',
  n: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "ОБРАЗЕЦ"',
  o: '1180050002110',
  p: '001001001',
  r: '22.08.2018',
  t: 'A0',
  pg: '1',
  tot: '2',
  rn: 'Тестовая область',
  ...more,
});
const rows = (...list: object[]) => ({ body: { rows: list } });
const question = { t: 'A0B1', captchaRequired: false };

const refusals = {
  'a captcha': [{ body: { t: 'A0B1', captchaRequired: true } }, /код с картинки/u],
  'a captcha without a token': [{ body: { captchaRequired: true } }, /код с картинки/u],
  'a captcha among the errors': [
    { status: 400, body: { ERRORS: { captcha: ['Требуется ввести цифры с картинки'] }, STATUS: 400 } },
    /код с картинки/u,
  ],
  'other errors': [
    { status: 400, body: { ERRORS: { query: ['Укажите запрос'] }, STATUS: 400 } },
    /ошибке на своей стороне/u,
  ],
} as const;

testAnswers({
  adapter: 'createEgrul',
  question: 'the result of a search',
  ask: (url, gate) => createEgrul({ url }, createGate(gate)).find(INN, 'ticket', signal),
  right: { rows: [row(), row({ i: '0010002381', o: '1120050004227', e: '01.09.2023' })] },
  read: {
    kind: 'found',
    data: {
      kind: 'company',
      inn: INN,
      ogrn: '1180050002110',
      shortName: 'ООО "ОБРАЗЕЦ"',
      head: 'Тестов Иван Петрович',
      headPosition: 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР',
      registeredOn: '2018-08-22',
      endedOn: null,
      state: null,
    },
  },
  needed: ['rows', 'rows.0.i', 'rows.0.k', 'rows.0.n', 'rows.0.o'],
  nothing: { 'a search without rows': rows() },
  none: {
    ...refusals,
    'a company that ended on a day nobody can read': [rows(row({ e: 'март 2019', tot: '1' })), /не похож/u],
    'a company that ended in a year': [rows(row({ e: '2019', tot: '1' })), /не похож/u],
    'another company alone': [rows(row({ i: '0010002381', o: '1', tot: '1' })), /не о том/u],
    'the first of two pages': [rows(row({ tot: '21' })), /не все записи/u],
    'a kind of subject nobody knows': [rows(row({ k: 'kfh', tot: '1' })), /не похож/u],
  },
});

testAnswers({
  adapter: 'createEgrul',
  question: 'a new search',
  ask: (url, gate) => createEgrul({ url }, createGate(gate)).find(INN, null, signal),
  onTheWay: ({ method }) => (method === 'GET' ? rows(row({ tot: '1' })) : null),
  right: question,
  read: { kind: 'found', data: { inn: INN } },
  needed: ['t', 'captchaRequired'],
  none: refusals,
});
