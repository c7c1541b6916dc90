import { randomUUID } from 'node:crypto';
import { endpoints } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { runSandbox } from '../../../test/processes.ts';
import type { RunningSandbox } from '../../../test/processes.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { createScanner } from './scanner.ts';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

let sandbox: RunningSandbox;
let world: TestWorld;
let person: SignedInPerson;
let accountant: SignedInPerson;
beforeAll(async () => {
  sandbox = await runSandbox('');
  const scanner = createScanner(sandbox.clamdUrl, 1000);
  world = await createTestWorld({ config: testConfig(), replace: { scanner } });
  person = await world.signIn({ role: 2 });
  accountant = await world.signIn({ staff: 'accountant' });
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A request to every call of the contract that takes files. */
const uploads: Readonly<Record<string, (content: string) => { url: string; payload: object }>> = {
  'POST /attachment': (content) => ({
    url: '/attachment',
    payload: { groupID: 'logo', file_name: 'logo.png', content },
  }),
  'POST /seller-extract': (content) => ({
    url: '/seller-extract',
    payload: {
      files: [
        { name: 'a.xml', content_base64: base64('<a/>') },
        { name: 'b.xml', content_base64: content },
      ],
    },
  }),
  'POST /wholesale': (content) => ({
    url: '/wholesale',
    payload: { file: { name: 'a.csv', content_base64: content } },
  }),
  'POST /admin/money/statements': (content) => ({
    url: '/admin/money/statements',
    payload: { file_name: 'kl_to_1c.txt', content },
  }),
  'POST /admin/manual_update': (content) => ({
    url: '/admin/manual_update',
    payload: {
      order_item_id: randomUUID(),
      task_id: randomUUID(),
      version: '1',
      reason: 'Источник молчит',
      file: { file_name: 'a.xml', content },
    },
  }),
  'POST /report/{order_item_id}/dispute': (content) => ({
    url: `/report/${randomUUID()}/dispute`,
    payload: { finding_key: 'x', text: 'Неверно', document: { file_name: 'a.pdf', content } },
  }),
  'POST /cases': (content) => ({
    url: '/cases',
    payload: { kind: 'question', text: 'Вопрос', document: { file_name: 'a.pdf', content } },
  }),
  'POST /cases/{case_id}/messages': (content) => ({
    url: `/cases/${randomUUID()}/messages`,
    payload: { text: 'Вопрос', document: { file_name: 'a.pdf', content } },
  }),
};

/** Those that only staff may call. */
const ofStaff = new Set(['POST /admin/money/statements', 'POST /admin/manual_update']);

const send = async (key: string, text: string) => {
  const made = uploads[key]?.(base64(text));
  if (made === undefined) throw new Error(`no request is known for ${key}`);
  const sender = ofStaff.has(key) ? accountant : person;
  return (await sender.request({ method: 'POST', ...made })).json<{ code?: string; status?: number }>();
};

const kept = async () => {
  const { rows } = await world.owner.query(
    `select (select count(*) from attachment) + (select count(*) from seller_extract) + (select count(*) from dispute)
       + (select count(*) from wholesale_batch) + (select count(*) from bank_statement) + (select count(*) from support_case) as rows`,
  );
  return Number(rows[0].rows);
};

const switchScanner = (kind: string, more: object = {}) =>
  sandbox.control('/control/api/behaviours', {
    method: 'PUT',
    body: { source: 'clamd', behaviour: { kind, ...more } },
  });

describe('files that customers send', () => {
  test('every call with a larger body names its files, and this test knows it', () => {
    const larger = Object.entries<Endpoint>(endpoints).filter(
      ([, { bodyLimitBytes, isForSystems }]) => bodyLimitBytes !== undefined && isForSystems !== true,
    );
    expect(larger.filter(([, { uploads: named }]) => named === undefined).map(([key]) => key)).toEqual([]);
    expect(larger.map(([key]) => key).toSorted()).toEqual(Object.keys(uploads).toSorted());
  });

  test.each(Object.keys(uploads))(
    '%s refuses an infected file in words and keeps nothing of it (V5.4.3)',
    async (key) => {
      const before = await kept();
      expect(await send(key, `;${EICAR};`)).toMatchObject({ status: 422, code: 'file_infected' });
      expect(await kept()).toBe(before);
      const { rows } = await world.owner.query(
        `select after->>'signature' as name from audit_event where event = 'file.infected' and user_id = any($1) order by seq desc limit 1`,
        [[person.id, accountant.id]],
      );
      expect(rows).toEqual([{ name: 'Eicar-Signature' }]);
    },
  );

  test.each([
    ['is silent', 'silent', {}],
    ['answers with an error', 'failing', { status: 500 }],
  ])(
    'a file is refused while the scanner %s, and taken when it answers again (V5.4.3)',
    async (_what, kind, more) => {
      const list = 'Фамилия;Имя;Дата рождения\nТестов;Иван;31.01.1980\n';
      await switchScanner(kind, more);
      const before = await kept();
      expect(await send('POST /wholesale', list)).toMatchObject({ status: 503, code: 'file_unchecked' });
      expect(await kept()).toBe(before);
      await switchScanner('normal');
      expect((await send('POST /wholesale', list)).code).toBeUndefined();
      expect(await kept()).toBe(before + 1);
    },
  );

  test('nothing counts as clean where no scanner listens, nor what is larger than it takes', async () => {
    const nobody = createScanner('tcp://127.0.0.1:1', 1000);
    expect(await nobody.scan(Buffer.from('a'))).toEqual({ is: 'unchecked' });
    const large = createScanner(sandbox.clamdUrl, 5000);
    expect(await large.scan(Buffer.alloc(26 * 1024 * 1024))).toEqual({ is: 'unchecked' });
    expect(await large.scan(Buffer.alloc(1024 * 1024))).toEqual({ is: 'clean' });
  });

  test('without a scanner files are taken as before', async () => {
    expect(await createScanner(null).scan(Buffer.from(EICAR))).toEqual({ is: 'clean' });
  });
});
