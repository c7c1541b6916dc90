import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '#platform/http/limits.domain.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { createReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import {
  CHECK_BANKRUPTCY,
  choose,
  confirm,
  peopleCsv,
  quietSources,
  uploadText,
} from '../../../test/wholesale.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { openArchive, printBatch } from './batch-papers.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: quietSources() });
});

async function checkedList(person: SignedInPerson): Promise<string> {
  const uploaded = await uploadText(person, peopleCsv(1));
  const batch = await choose(person, uploaded, { person: CHECK_BANKRUPTCY });
  await confirm(person, batch);
  await world.jobs.runDue();
  return batch.id;
}

const ask = (person: SignedInPerson, batchId: string, name: 'reports.zip' | 'reports.pdf') =>
  person.request({ url: `/wholesale/${batchId}/${name}` });

test('two archives of one person are open at once, and a third is taken when one of them is closed', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const batchId = await checkedList(person);
  const whose = { userId: person.id, batchId };
  const opened = [await openArchive(world.deps, whose), await openArchive(world.deps, whose)];
  const [first, second] = opened.map((one) => (one.ok ? one.value : null));
  const refused = await ask(person, batchId, 'reports.zip');
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(refused.headers['retry-after']).toBe('30');
  const other = await world.signIn({ paid: 100_000 });
  expect((await ask(other, await checkedList(other), 'reports.zip')).statusCode).toBe(200);
  first?.destroy();
  if (first) await once(first, 'close');
  expect((await ask(person, batchId, 'reports.zip')).statusCode).toBe(200);
  second?.destroy();
});

test('documents of lists are printed one at a time, and whoever would wait too long is asked to come again', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const batchId = await checkedList(person);
  const gate = Promise.withResolvers<void>();
  const busy = Array.from({ length: 4 }, () => world.deps.paperTurns.documentInTurn(() => gate.promise));
  const refused = await ask(person, batchId, 'reports.pdf');
  gate.resolve();
  await Promise.all(busy);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('30');
  expect((await ask(person, batchId, 'reports.pdf')).statusCode).toBe(200);
});

test('a document nobody waits for is not gathered', async () => {
  const person = await world.signIn({ paid: 100_000 });
  const asked = { userId: person.id, batchId: await checkedList(person), signal: AbortSignal.abort() };
  expect(await printBatch(world.deps, asked)).toMatchObject({ refusal: { code: 'service_unavailable' } });
});

test('documents have a limit of their own, which leaves the archive', async () => {
  const { config } = world.deps;
  const limits = { ...config.http.limits, batch_pdf_user: defaultLimits.batch_pdf_user };
  const deps = { ...world.deps, config: { ...config, http: { ...config.http, limits } } };
  const person = await world.signIn({ paid: 100_000 });
  const whose = { userId: person.id, batchId: await checkedList(person) };
  for (let used = 0; used < 10; used += 1) {
    expect(await withinLimits(deps, [['batch_pdf_user', person.id]])).toMatchObject({ ok: true });
  }
  const document = await printBatch(deps, { ...whose, signal: new AbortController().signal });
  expect(document).toMatchObject({ refusal: { code: 'too_many_requests' } });
  expect((await ask(person, whose.batchId, 'reports.zip')).statusCode).toBe(200);
});
