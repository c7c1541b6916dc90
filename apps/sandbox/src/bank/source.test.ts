import { decodeFile } from '@proverka/bank-exchange/decode';
import { readExchange } from '@proverka/bank-exchange/read-exchange';
import { writeExchange } from '@proverka/bank-exchange/write-exchange';
import { rubles } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const OURS = '40702810000000000000';
const party = (account: string) => ({
  name: 'Тестов Иван',
  inn: '',
  kpp: '',
  account,
  bank: '',
  bik: '',
  correspondentAccount: '',
});
const orders = writeExchange({
  version: '1.03',
  sender: 'Проверка',
  receiver: '',
  from: '2026-11-20',
  to: '2026-11-20',
  accounts: [OURS],
  turnovers: [],
  documents: [
    {
      kind: 'Платежное поручение',
      number: '700001',
      date: '2026-11-20',
      amount: rubles(500),
      debitedOn: null,
      creditedOn: null,
      payer: party(OURS),
      payee: party('40817810700000000001'),
      purpose: 'Возврат аванса',
    },
  ],
});

async function statement(sandbox: TestSandbox, more = '') {
  const { app } = sandbox;
  const answer = await app.inject({ url: `/bank/statement?account=${OURS}${more}` });
  const result = readExchange(decodeFile(answer.rawPayload));
  if (!result.ok) throw new Error(`the statement cannot be read: ${result.problem.why}`);
  return result.value;
}

const send = (sandbox: TestSandbox, url: string, payload: string) =>
  sandbox.call('POST', url, { payload, headers: { 'content-type': 'text/plain' } });

test('payment orders are paid once, and the statement tells of them and of what came in', async () => {
  const sandbox = testSandbox();
  expect((await send(sandbox, '/bank/payment-orders', orders)).body).toEqual({ accepted: 1, refused: 0 });
  expect((await send(sandbox, '/bank/payment-orders', orders)).body).toEqual({ accepted: 0, refused: 1 });
  const payer = { name: 'ООО «Образец»', inn: '7707083893', account: '40702810900000000001' };
  const paid = { account: OURS, amount: '499.00', purpose: 'Счёт С-2026-000012', payer };
  expect((await send(sandbox, '/bank/incoming', JSON.stringify(paid))).status).toBe(200);
  for (const encoding of ['', '&encoding=utf-8']) {
    const file = await statement(sandbox, encoding);
    expect(file.turnovers).toMatchObject([{ received: 49_900, written: 50_000 }]);
    expect(file.documents).toMatchObject([
      { number: '700001', amount: 50_000, debitedOn: expect.any(String) },
      { amount: 49_900, payer: { inn: '7707083893' }, purpose: 'Счёт С-2026-000012' },
    ]);
  }
  expect((await statement(sandbox, '&from=2020-01-01&to=2020-01-02')).documents).toEqual([]);
});

test('what is no file of payment orders, no account and no sum are refused in words', async () => {
  const sandbox = testSandbox();
  expect((await send(sandbox, '/bank/payment-orders', 'что-то')).status).toBe(422);
  expect(
    (await send(sandbox, '/bank/incoming', JSON.stringify({ account: OURS, amount: '-1' }))).status,
  ).toBe(422);
  expect((await sandbox.call('GET', '/bank/statement?account=1')).status).toBe(422);
});

test('a switch cuts the statement off', async () => {
  const sandbox = testSandbox();
  await sandbox.call('PUT', '/control/api/behaviours', {
    payload: { source: 'bank', operation: 'statement', behaviour: { kind: 'broken', how: 'truncated' } },
  });
  await expect(statement(sandbox)).rejects.toThrow('cannot be read');
});
