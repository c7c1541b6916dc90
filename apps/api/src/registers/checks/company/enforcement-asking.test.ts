import { expect, test } from 'vitest';
import type { CheckSources } from '../check-sources.ts';
import { companyEnforcementCheck } from './enforcement.ts';

const origin = { source: 'Источник', sourceDate: '2026-11-20' };
const company = { ownersData: [{ inn: '7707083893' }] };
const asked = { by: ['company_name'], regions: null };
const known = {
  kind: 'company',
  name: 'ОБЩЕСТВО «ОБРАЗЕЦ»',
  shortName: 'ООО «ОБРАЗЕЦ»',
  address: '100000, г. Тестовск, д. 1',
};
const found = (data: unknown) => ({ kind: 'found', data, ...origin });

/** Asks with these answers of the register and the bailiffs, and tells what the bailiffs were asked. */
async function ask({
  egrul,
  fssp = found([]),
  ticket = null,
}: {
  egrul: object;
  fssp?: object;
  ticket?: string | null;
}) {
  const questions: unknown[] = [];
  const sources = {
    egrul: { find: async () => egrul },
    fssp: {
      company: async (question: object, task: string | null) => {
        questions.push({ question, task });
        return fssp;
      },
    },
  } as unknown as CheckSources;
  const answer = await companyEnforcementCheck.ask(sources, company, ticket, new AbortController().signal);
  return { questions, answer };
}

test('the bailiffs are asked for the short name in the whole country, and the address goes with the answer', async () => {
  const { questions, answer } = await ask({ egrul: found(known) });
  expect(questions).toEqual([{ question: { name: 'ООО «ОБРАЗЕЦ»', region: '-1' }, task: null }]);
  expect(answer).toEqual({
    ...found({ name: 'ООО «ОБРАЗЕЦ»', address: known.address, rows: [] }),
    asked,
  });
});

test('a company without a short name is asked for by its full one', async () => {
  const { questions } = await ask({ egrul: found({ ...known, shortName: null }) });
  expect(questions).toEqual([{ question: { name: 'ОБЩЕСТВО «ОБРАЗЕЦ»', region: '-1' }, task: null }]);
});

test('a slow answer of the bailiffs is polled without the register', async () => {
  const working = { kind: 'working', ticket: 't-1' };
  const first = await ask({ egrul: found(known), fssp: working });
  expect.assert(first.answer.kind === 'working');
  const { ticket } = first.answer;
  expect(JSON.parse(ticket)).toEqual({ task: 't-1', name: 'ООО «ОБРАЗЕЦ»', address: known.address });
  const egrul = { kind: 'unavailable', retryable: false, reason: 'not to be asked' };
  const second = await ask({ egrul, fssp: { kind: 'working', ticket: 't-2' }, ticket });
  expect(second.answer).toEqual({ kind: 'working', ticket, asked });
  const last = await ask({ egrul, ticket });
  expect(last.questions).toEqual([{ question: { name: 'ООО «ОБРАЗЕЦ»', region: '-1' }, task: 't-1' }]);
  expect(last.answer).toMatchObject({
    kind: 'found',
    data: { name: 'ООО «ОБРАЗЕЦ»', address: known.address, rows: [] },
  });
});

test.each(['t-1', '{}', '{"task":"t-1"}'])('a ticket of another shape is lost: %s', async (ticket) => {
  const { answer, questions } = await ask({ egrul: found(known), ticket });
  expect(answer).toEqual({ kind: 'ticket_lost', asked });
  expect(questions).toEqual([]);
});

test.each([
  { kind: 'unavailable', retryable: true, reason: 'egrul: down' },
  { kind: 'needs_data', missing: ['inn'], reason: 'Укажите ИНН' },
])('without the answer of the register nobody can be asked about: $kind', async (egrul) => {
  const { answer, questions } = await ask({ egrul });
  expect(answer).toEqual({ ...egrul, asked });
  expect(questions).toEqual([]);
});

test.each([{ kind: 'working', ticket: 'e-1' }, { kind: 'ticket_lost' }])(
  'a register that still looks is asked again: $kind',
  async (egrul) => {
    const { answer } = await ask({ egrul });
    expect(answer).toEqual({ kind: 'unavailable', retryable: true, reason: 'egrul: still looking', asked });
  },
);

test('the debts of an entrepreneur are those of a person', async () => {
  const { answer, questions } = await ask({ egrul: found({ ...known, kind: 'entrepreneur' }) });
  expect(answer).toEqual({
    kind: 'unavailable',
    retryable: false,
    reason: 'fssp: an entrepreneur is a person',
    words: 'Долги предпринимателя приставы числят за человеком: закажите проверку физического лица.',
    asked,
  });
  expect(questions).toEqual([]);
});

test.each([
  { kind: 'nothing_found', ...origin },
  { kind: 'unavailable', retryable: true, reason: 'fssp: down' },
])('what the bailiffs say without rows is said as it is: $kind', async (fssp) => {
  const { answer } = await ask({ egrul: found(known), fssp });
  expect(answer).toEqual({ ...fssp, asked });
});

const row = (name: string) => ({
  name,
  exe_production: '10000/26/77010-ИП от 13.04.2026',
  details: 'Судебный приказ',
  subject: 'Взыскание: 91400.00 руб.',
  department: 'Тестовый ОСП № 1',
  bailiff: '',
  ip_end: '',
});
const other = 'название совпало, адрес в записи другой: возможно, это другая компания';

test.each([
  ['ООО "ОБРАЗЕЦ" 100000 Г ТЕСТОВСК Д 1', known.address, 'same', 'совпали название и адрес'],
  ['ООО "ОБРАЗЕЦ" 100000, Г. ТЕСТОВСК, Д. 2', known.address, 'likely', other],
  ['ООО "ОБРАЗЕЦ" 100000, Г. ТЕСТОВСК, Д. 1', null, 'likely', other],
  ['ООО "ОБРАЗЕЦ" 100000, Г. ТЕСТОВСК, Д. 1', '', 'likely', other],
])(
  "a debt is the company's for certain when the address is its own: «%s», %s",
  (name, address, kind, reason) => {
    const data = { name: 'ООО «ОБРАЗЕЦ»', address, rows: [row(name)] };
    const findings = companyEnforcementCheck.findings({ data, asOf: '2026-11-20', asked: null }, company);
    expect(findings.map(({ records }) => records?.map(({ match }) => match))).toEqual([[{ kind, reason }]]);
  },
);

test('no debts of the company are those of the whole country, found by name', () => {
  const findings = companyEnforcementCheck.findings({ data: null, asOf: '2026-11-20', asked: null }, company);
  expect(findings).toMatchObject([
    { level: 'clear', code: 'company_fssp_none', text: expect.stringContaining('по названию из ЕГРЮЛ') },
  ]);
});
