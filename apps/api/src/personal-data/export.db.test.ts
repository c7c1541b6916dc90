import { auditOf } from '../../test/audit.ts';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBalance, order } from '../../test/orders.ts';
import { createReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';
import { prepareExportJob } from './prepare-export.job.ts';
import { sweepPersonalDataJob } from './sweep-personal-data.job.ts';
import { accountHolder } from '../../test/account-holder.ts';

const DAY_MS = 86_400_000;

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

const requestExport = async (who: SignedInPerson) =>
  (await who.request({ method: 'POST', url: '/person/export' })).json();
const exportsOf = async (who: SignedInPerson) =>
  (await who.request({ url: '/person/exports' })).json().exports;
const download = (who: SignedInPerson, id: string) => who.request({ url: `/person/export/${id}` });

function fileOf(archive: Buffer, name: string): string {
  const at = archive.indexOf(Buffer.from(name));
  const start = at + name.length;
  return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at - 12))).toString();
}

describe('exports of personal data', () => {
  test("an export has all of a person's data, is announced by letter and expires after a day", async () => {
    const person = await accountHolder(world);
    await order(person, fromBalance());
    await requestExport(person);
    expect(await exportsOf(person)).toMatchObject([{ status: 'preparing', expires_date: null }]);
    await world.jobs.runDue();
    const [ready] = await exportsOf(person);
    expect(ready).toMatchObject({ status: 'ready' });
    const file = await download(person, ready.export_id);
    expect(file.headers['content-type']).toBe('application/zip');
    const text = fileOf(file.rawPayload, 'person.json');
    expect(JSON.parse(text)).toMatchObject([{ id: person.id, email: person.email }]);
    expect(JSON.parse(fileOf(file.rawPayload, 'orders.json'))).toMatchObject([
      { total: 49_900, items: [{}] },
    ]);
    expect(JSON.parse(fileOf(file.rawPayload, 'consents.json'))).toHaveLength(2);
    expect(`${text}${fileOf(file.rawPayload, 'sessions.json')}`).not.toMatch(/hash|argon/);
    const letter = world.mailer.sent.findLast(({ recipient }) => recipient === person.email);
    expect(letter?.text).toContain(`/api/person/export/${ready.export_id}`);
    world.clock.advance(DAY_MS + 1000);
    expect((await download(person, ready.export_id)).json()).toMatchObject({ code: 'export_not_found' });
    expect(await exportsOf(person)).toMatchObject([{ status: 'expired' }]);
    await sweepPersonalDataJob(world.deps);
    const { rows } = await world.owner.query('select file_hash, removed_at from data_export where id = $1', [
      ready.export_id,
    ]);
    expect(rows[0].removed_at).not.toBeNull();
    expect(await world.deps.files.get(rows[0].file_hash)).toBeNull();
    world.clock.advance(-DAY_MS - 1000);
  });

  test('concurrent requests prepare one export, and a repeated job writes one letter', async () => {
    const person = await accountHolder(world);
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestExport(person)));
    expect(new Set(answers.map((answer) => answer.export.export_id)).size).toBe(1);
    await world.jobs.runDue();
    await prepareExportJob(world.deps, { exportId: answers[0].export.export_id });
    const letters = (await world.letters()).filter(
      ({ recipient, subject }) => recipient === person.email && subject.includes('Выгрузка'),
    );
    expect(letters).toHaveLength(1);
  });

  test("another user's export is not found, and the attempt is logged", async () => {
    const [person, stranger] = [await accountHolder(world), await world.signIn()];
    const { export: wanted } = await requestExport(person);
    await world.jobs.runDue();
    expect((await download(stranger, wanted.export_id)).json()).toMatchObject({ code: 'export_not_found' });
    expect(await auditOf(world, stranger)).toEqual([{ action: 'export.read', owner_id: person.id }]);
  });
});
