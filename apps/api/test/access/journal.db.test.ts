import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { events } from '#platform/audit/events.domain.ts';
import { accountHolder } from '../account-holder.ts';
import { belongingsOf } from '../belongings.ts';
import { fakeCheckSources } from '../fake-check-sources.ts';
import { createFakeModel } from '../fake-model.ts';
import { releasesUnderWay } from '../releases.ts';
import { createReportWorld } from '../reports.ts';
import { access } from './access.ts';
import type { Access } from './access-rule.ts';
import { requestOf } from './ask.ts';
import { journal } from './journal.ts';
import type { Cast, Journaling, Writing } from './journal-rule.ts';

const rows = Object.entries(journal) as [ApiKey, Journaling][];
const writing = rows.filter((row): row is [ApiKey, Writing] => typeof row[1] !== 'string');
const quiet = rows.filter(([, row]) => typeof row === 'string').map(([key]) => key);
const declared: Readonly<Record<ApiKey, Endpoint>> = endpoints;
const rules: Readonly<Record<ApiKey, Access>> = access;

let cast: Cast;
beforeAll(async () => {
  const model = await createFakeModel();
  model.says('Образец');
  const releases = await releasesUnderWay();
  const world = await createReportWorld({
    checkSources: fakeCheckSources().all,
    expertModel: model.client,
    openReleases: releases.openReleases,
  });
  const customer = await world.signIn({ role: personRoles.lawyer, paid: 5_000_000 });
  const admin = await world.signIn({ staff: 'admin' });
  const holder = await accountHolder(world);
  cast = { world, customer, admin, holder, the: await belongingsOf(world, customer, admin), releases };
});

async function written(since: number): Promise<{ last: number; names: string[] }> {
  const { rows: found } = await cast.world.owner.query<{ seq: string; event: string }>(
    'select seq, event from audit_event where seq > $1 order by seq',
    [since],
  );
  return { last: Number(found.at(-1)?.seq ?? since), names: found.map(({ event }) => event) };
}

/** Makes the call; the answer, with the events it wrote. */
async function call(key: ApiKey, { by, ask }: Writing) {
  const holder = by === 'holder' || by === 'guest' ? await accountHolder(cast.world) : cast.holder;
  const rule = rules[key];
  const [fromAccess] = typeof rule === 'string' ? [] : rule.requests(cast.the);
  const { form, ...wanted } = (await ask?.({ ...cast, holder })) ?? { ...fromAccess };
  const request = requestOf(key, wanted);
  const who = { ...cast, holder, guest: { request: cast.world.api.inject.bind(cast.world.api) } }[by];
  const { last } = await written(0);
  const answer = await who.request({
    ...request,
    ...(form !== undefined && {
      payload: new URLSearchParams(form).toString(),
      headers: { ...request.headers, 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });
  return { answer, names: (await written(last)).names };
}

describe('every endpoint and the journal', () => {
  test.each(writing)('%s writes the events it is listed with (V16.3.3)', async (key, row) => {
    const { answer, names } = await call(key, row);
    // The answer says why an event is missing.
    const lacking = row.writes.filter((event) => !names.includes(event));
    expect(lacking.map((event) => ({ event, answer: answer.body.slice(0, 200) }))).toEqual([]);
  });

  test('a call of the staff is quiet only when it reads what belongs to nobody', () => {
    const staffOnes = quiet.filter((key) => declared[key].grant !== undefined);
    expect(staffOnes.filter((key) => !key.startsWith('GET ') || journal[key] !== 'staff list')).toEqual([]);
  });

  test('nothing of the people who acted or were acted upon is in the rows', async () => {
    const { rows: found } = await cast.world.owner.query<{ row: string }>(
      'select e::text as row from audit_event e',
    );
    const words = ['@', 'Тестов', 'Образц', '9990', 'http', 'Mozilla', 'light'];
    // Ids and hashes have any digits by chance, also those of a phone.
    const said = found.map(({ row }) => row.replaceAll(/[\da-f]{8}-[\da-f-]{27}|[\da-f]{32,}/g, ''));
    expect(said.filter((row) => words.some((word) => row.includes(word)))).toEqual([]);
    expect(found.length).toBeGreaterThan(writing.length);
  });

  test('every name of the catalogue is written by an endpoint or by a named job or refusal (V16.1.1)', () => {
    const byOthers = [
      // Refusals and failures; each has a test of its own.
      'access.refused',
      'session.refused',
      'session.limited',
      'password.refused',
      'second_factor.refused',
      'phone.verified',
      // A letter's password that is used, and the job that destroys closed accounts.
      'password.reset_used',
      'api_token.renewed',
      'account.destroyed',
      // By the right code from a letter; tested with the requests of data subjects.
      'subject_request.proven',
      // Second steps at the desk, and proposals taken back; their tests are in accounts/staff.
      'staff_session.opened',
      'staff_session.refused',
      'staff_session.proved',
      'staff_enrolment.used',
      'staff_role.refused',
      'staff_role.withdrawn',
      'staff_recovery.withdrawn',
      'money.withdrawn',
      // The other way of `update_order`, tested there.
      'order.cancelled',
      // A conclusion handed in again after it was sent back.
      'expert_conclusion.corrected',
      // The other decision about a line.
      'bank_line.booked',
      // An order that is refused, and a decision about it.
      'checks.paused',
      'checks.pause_lifted',
      // The other decision about a comment and an article; tested with the blog of the desk.
      'comment.restored',
      'article.restored',
      // A file that the malware scanner refuses; tested with the scanner.
      'file.infected',
      // The other end of a trial; tested with the releases of the desk.
      'release.promoted',
      // The staff in somebody's place; tested with impersonations.
      'impersonation.opened',
      'impersonation.used',
      // A command on the server.
      'incident.listed',
      // Of a report that waits for a consent.
      'credit_consent.asked',
      'credit_consent.code_sent',
      'credit_consent.code_refused',
      'credit_consent.signed',
      'credit_consent.refused',
      'credit_consent.withdrawn',
    ];
    const listed = new Set<string>([...writing.flatMap(([, row]) => row.writes), ...byOthers]);
    expect(Object.keys(events).filter((name) => !listed.has(name))).toEqual([]);
  });
});
