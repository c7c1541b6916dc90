import { readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { buyCheck, CHECK_BANKRUPTCY } from '../../../test/checks.ts';
import { temporaryFolder } from '../../../test/cleanup.ts';
import { fakeCheckSources, ivan } from '../../../test/fake-check-sources.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { readIncident } from './incident-arguments.ts';
import type { Incident } from './incident-arguments.ts';
import { runIncident } from './run-incident.ts';

const HOUR_MS = 3_600_000;

let world: TestWorld;
let reader: SignedInPerson;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld({ replace: { checkSources: fakeCheckSources().all } });
  buyer = await world.signIn({ paid: 100_000 });
  const itemId = await buyCheck(world, buyer, ivan, CHECK_BANKRUPTCY);
  reader = await world.signIn({ staff: 'admin' });
  await reader.request({ url: `/report/${itemId}` });
});

const incidentOf = (more: Partial<Incident> = {}): Incident => ({
  since: new Date(world.clock.now().getTime() - HOUR_MS),
  until: new Date(world.clock.now().getTime() + HOUR_MS),
  account: null,
  credential: null,
  address: null,
  brand: 'real-estate',
  folder: temporaryFolder(),
  ...more,
});

describe('the incident drill', () => {
  test('lists whose reports were read, whom they are about, and who read them', async () => {
    const files = await runIncident(
      { db: world.db, now: world.clock.now },
      incidentOf({ account: reader.id }),
    );
    const list = readFileSync(files.list, 'utf8');
    expect(list).toContain(buyer.email);
    expect(list).toContain('Тестов Иван Петрович');
    expect(list).toContain(reader.id);
    expect(files.figures).toMatchObject({ accounts: 1, subjects: 1 });
  });

  test('writes files that only their owner can read, and notices with what the law asks and what is to be filled', async () => {
    const files = await runIncident({ db: world.db, now: world.clock.now }, incidentOf());
    for (const file of [files.first, files.second, files.list]) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    const first = readFileSync(files.first, 'utf8');
    for (const part of ['Предполагаемые причины', 'Предполагаемый вред', 'Принятые меры', 'ЗАПОЛНИТЬ']) {
      expect(first).toContain(part);
    }
    const second = readFileSync(files.second, 'utf8');
    for (const part of [
      'Результаты внутреннего расследования',
      'Лица, действия которых стали причиной',
      'ЗАПОЛНИТЬ',
    ]) {
      expect(second).toContain(part);
    }
    expect(first + second).not.toContain('Тестов Иван');
  });

  test('finds nobody outside of the time, or for a session that read nothing', async () => {
    const { db } = world;
    const before = incidentOf({ until: new Date(world.clock.now().getTime() - HOUR_MS / 2) });
    expect((await runIncident({ db, now: world.clock.now }, before)).figures.accounts).toBe(0);
    const stranger = incidentOf({ credential: '0192f0c1-0000-7000-8000-000000000999' });
    expect((await runIncident({ db, now: world.clock.now }, stranger)).figures.accounts).toBe(0);
  });

  test('is in the journal with counts only', async () => {
    await runIncident({ db: world.db, now: world.clock.now }, incidentOf({ account: reader.id }));
    const { rows } = await world.owner.query<{ after: object }>(
      `select after from audit_event where event = 'incident.listed' order by seq desc limit 1`,
    );
    expect(rows).toEqual([{ after: { accounts: 1, subjects: 1 } }]);
  });
});

describe('the command', () => {
  test.each([
    [[], '--since and --until'],
    [['--since', '2026-11-21', '--until', '2026-11-20'], 'before'],
    [['--since', '2026-11-20', '--until', '2026-11-21', '--account', '1'], '--account'],
    [['--since', '2026-11-20', '--until', '2026-11-21', '--address', 'Москва'], '--address'],
    [['--what'], '--what'],
  ])('%j is refused with what is wrong', (argv, words) => {
    expect(readIncident(argv)).toContain(words);
  });

  test("times without a zone are Moscow's", () => {
    expect(readIncident(['--since', '2026-11-20T03:00', '--until', '2026-11-20T02:00Z'])).toMatchObject({
      since: new Date('2026-11-20T00:00:00Z'),
      until: new Date('2026-11-20T02:00:00Z'),
    });
  });
});
