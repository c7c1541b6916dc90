import type { ApiReply } from '@proverka/contract/api';
import type { DeskSource, SourceName } from '@proverka/contract/desk-sources';
import type { SystemInfo } from '@proverka/contract/system';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsAbout } from '../../test/audit.ts';
import { PRICE } from '../../test/orders.ts';
import { buy, createReportWorld, readReport, resetReportWorld, taskOf } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import { askAbout, names, pastOutage } from '../../test/source-outages.ts';
import type { SignedInPerson } from '../../test/world.ts';

let world: ReportWorld;
let support: SignedInPerson;
let colleague: SignedInPerson;
let buyer: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld();
  support = await world.signIn({ staff: 'support' });
  colleague = await world.signIn({ staff: 'manager' });
});
beforeEach(async () => {
  await world.owner.query('truncate source_call, source_outage, source_minute, source_day, source_mode');
  await resetReportWorld(world);
  buyer = await world.signIn({ paid: 10 * PRICE });
});

const calls = () => world.deps.sourceCalls;
async function seen(name: SourceName): Promise<DeskSource> {
  const { sources } = (await support.request({ url: '/admin/sources' })).json<
    ApiReply<'GET /admin/sources'>
  >();
  const source = sources.find((one) => one.source === name);
  if (source === undefined) throw new Error(`no source ${name}`);
  return source;
}
const switchTo = (mode: string, who = support, source = 'kadnet') =>
  who.request({
    method: 'PUT',
    url: `/admin/sources/${source}/mode`,
    payload: { mode, reason: 'Источник молчит' },
  });
/** How often the extract of an item was ordered. */
async function ordersOf(itemId: string): Promise<number> {
  const { id } = await taskOf(world, itemId);
  return world.extracts.orders.filter(({ reference }) => reference === id).length;
}
const noticesOn = async (host: string) =>
  (await world.api.inject({ url: '/system/info', headers: { 'source-site': host } })).json<SystemInfo>()
    .source_notices;

describe('what is known of a source', () => {
  test('a source nobody asked is idle, with no figures made up', async () => {
    const source = await seen('egrul');
    expect(source).toMatchObject({
      state: 'idle',
      mode: 'automatic',
      mode_chosen: null,
      outage: null,
      last_answer_at: null,
      now: { questions: 0, failed: 0, cached: 0, p50_ms: null, p95_ms: null },
    });
    expect(source.hours).toHaveLength(24);
  });

  test('questions, failures, answers at hand and spending are shown, and /metrics says the same', async () => {
    await askAbout(calls(), 'fssp', names(9), true);
    await askAbout(calls(), 'fssp', names(1, 'silent'), false);
    calls().cached('fssp');
    calls().spent('fssp', 12_345);
    await calls().flush();
    const source = await seen('fssp');
    expect(source).toMatchObject({
      state: 'answers',
      now: { questions: 10, failed: 1, cached: 1, p50_ms: 50, p95_ms: 50 },
      causes: [{ cause: 'timeout', questions: 1 }],
      spent_today: 123.45,
      spent_month: 123.45,
    });
    expect(source.hours.reduce((sum, { questions }) => sum + questions, 0)).toBe(10);
    const { body } = await world.api.inject('/metrics');
    expect(body).toContain('proverka_source_questions{source="fssp"} 10');
    expect(body).toContain('proverka_source_failed_share{source="fssp"} 0.1');
    expect(body).toContain('proverka_source_latency_p95_seconds{source="fssp"} 0.05');
    expect(body).toContain('proverka_source_spent_today_rubles{source="fssp"} 123.45');
    expect(body).toContain('proverka_source_outage{source="fssp"} 0');
    expect(body).not.toContain('proverka_source_failed_share{source="egrul"}');
  });

  test('whoever works without the grant is refused', async () => {
    const expert = await world.signIn({ staff: 'expert' });
    expect((await expert.request({ url: '/admin/sources' })).statusCode).toBe(403);
  });
});

describe('an outage', () => {
  test('is told in the same words on pages and in reports, and no more once it is over', async () => {
    const { waiting_tasks: before } = await seen('kadnet');
    const itemId = await buy(world, buyer);
    await askAbout(calls(), 'kadnet', names(8), false);
    const { outage, state, waiting_tasks: waiting } = await seen('kadnet');
    expect(state).toBe('outage');
    expect(waiting).toBe(before + 1);
    const words = outage?.text ?? '';
    expect(words).toMatch(/^Источник «Росреестр \(ЕГРН\)» временно не отвечает с /);
    expect(await noticesOn('realestate.localhost')).toEqual([
      { source: 'kadnet', text: words, places: expect.arrayContaining(['/', '/object/*']) },
    ]);
    expect(await noticesOn('fizcheck.localhost')).toEqual([]);
    expect((await readReport(buyer, itemId)).tasks[0]?.reason).toBe(words);
    await askAbout(calls(), 'kadnet', names(8), true);
    expect(await noticesOn('realestate.localhost')).toEqual([]);
    expect((await readReport(buyer, itemId)).tasks[0]?.reason).toBe('');
    expect((await seen('kadnet')).outage).toBeNull();
  });

  test('a check given up while it lasts says since when its source was silent', async () => {
    world.extracts.isAway = true;
    const itemId = await buy(world, buyer);
    await askAbout(calls(), 'kadnet', names(8), false);
    await world.db
      .updateTable('report_task')
      .set({ deadline_at: world.deps.now() })
      .where('item_id', '=', itemId)
      .execute();
    await world.jobs.runAll('report.task');
    expect((await readReport(buyer, itemId)).tasks[0]?.reason).toMatch(
      /^Источник «Росреестр \(ЕГРН\)» временно не отвечал с .*, ответа за отведённое время нет\.$/,
    );
  });

  test('gets a note of the staff; of two notes to the same version one wins', async () => {
    const id = await pastOutage(world.db);
    const note = (text: string, version: number, who = support) =>
      who.request({
        method: 'PUT',
        url: `/admin/source_outages/${id}/note`,
        payload: { note: text, version },
      });
    expect((await note('Поставщик обещал починить к вечеру', 0)).json()).toMatchObject({
      outage: { note: 'Поставщик обещал починить к вечеру', version: 1 },
    });
    expect((await note('Написал в поддержку', 0, colleague)).json()).toMatchObject({
      code: 'outage_changed',
    });
    expect(await eventsAbout(world, 'outage.noted', id)).toHaveLength(1);
    const unknown = await support.request({
      method: 'PUT',
      url: `/admin/source_outages/${crypto.randomUUID()}/note`,
      payload: { note: '', version: 0 },
    });
    expect(unknown.json()).toMatchObject({ code: 'outage_not_found' });
  });

  test('the list of outages goes back in time, of one source or of all', async () => {
    await pastOutage(world.db);
    await askAbout(calls(), 'kadnet', names(8), false);
    type List = ApiReply<'GET /admin/source_outages'>;
    const list = async (query = '') =>
      (await support.request({ url: `/admin/source_outages${query}` })).json<List>();
    const { outages, has_more: hasMore } = await list();
    expect(outages.map(({ source }) => source)).toEqual(['kadnet', 'sales']);
    expect(hasMore).toBe(false);
    expect((await list('?source=sales')).outages).toHaveLength(1);
    expect((await list(`?before=${outages[0]?.outage_id}`)).outages.map(({ source }) => source)).toEqual([
      'sales',
    ]);
    const wrong = await support.request({ url: '/admin/source_outages?before=yesterday' });
    expect(wrong.statusCode).toBe(400);
  });
});

describe('a source asked by hand', () => {
  test('is not asked; its tasks wait in its queue, and its customers read why', async () => {
    expect((await switchTo('manual')).json()).toEqual({ ok: true });
    const itemId = await buy(world, buyer);
    expect(await ordersOf(itemId)).toBe(0);
    const queue = (await support.request({ url: '/admin/sources/kadnet/tasks' })).json<
      ApiReply<'GET /admin/sources/{source}/tasks'>
    >();
    expect(queue.tasks.find(({ order_item_id: id }) => id === itemId)).toMatchObject({ is_held: true });
    expect(queue.total).toBe(queue.tasks.length);
    expect(JSON.stringify(queue)).not.toContain('77:06');
    expect(await seen('kadnet')).toMatchObject({
      mode: 'manual',
      mode_chosen: { reason: 'Источник молчит' },
      held_tasks: queue.tasks.filter(({ is_held: isHeld }) => isHeld).length,
    });
    expect((await readReport(buyer, itemId)).tasks[0]?.reason).toMatch(/работают сотрудники/);
  });

  test('is asked at once for all that waited when it is back on automatic', async () => {
    await switchTo('manual');
    const itemId = await buy(world, buyer);
    await world.jobs.runAll('report.task');
    expect(await ordersOf(itemId)).toBe(0);
    expect((await switchTo('automatic', colleague)).json()).toEqual({ ok: true });
    await world.jobs.runDue();
    expect(await ordersOf(itemId)).toBe(1);
    const switches = await eventsAbout(world, 'source.mode_changed', 'kadnet');
    expect(switches.slice(-2).map(({ user_id: id }) => id)).toEqual([support.id, colleague.id]);
  });

  test('an answer that was asked for before is still fetched', async () => {
    const itemId = await buy(world, buyer);
    expect(await ordersOf(itemId)).toBe(1);
    await switchTo('manual');
    world.extracts.end('ready');
    await world.jobs.runAll('report.task');
    await world.jobs.runDue();
    expect((await readReport(buyer, itemId)).status).toBe('done');
  });

  test('is switched once: of two who switch it the same way the second is told', async () => {
    const answers = await Promise.all([switchTo('manual'), switchTo('manual', colleague)]);
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'done');
    expect(codes.toSorted()).toEqual(['done', 'source_mode_unchanged']);
    expect((await switchTo('automatic', support, 'egrul')).json()).toMatchObject({
      code: 'source_mode_unchanged',
    });
    expect((await switchTo('manual', support, 'unknown')).statusCode).toBe(400);
    // No task of a report asks the map: nothing could wait for the staff.
    expect((await switchTo('manual', support, 'nspd')).statusCode).toBe(400);
  });
});
