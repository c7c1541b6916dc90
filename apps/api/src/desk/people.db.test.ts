import type { DeskPerson, PersonPage } from '@proverka/contract/desk-people';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { letterTo } from '../../test/letter-to.ts';
import { PRICE, fromBalance, order } from '../../test/orders.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
});

interface Page {
  readonly people: readonly DeskPerson[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

const list = async (payload: object, who = admin) =>
  (await who.request({ method: 'POST', url: '/admin/users', payload })).json<Page>();
const idsOf = async (payload: object) => (await list(payload)).people.map(({ person_id: id }) => id);
const rename = (id: string, facts: object) =>
  world.db.updateTable('app_user').set(facts).where('id', '=', id).execute();
const page = async (id: string, who = admin) =>
  (await who.request({ url: `/admin/users/${id}` })).json<PersonPage>();

describe('the list of people', () => {
  test('finds by the beginnings of name, e-mail and phone, whatever the case, «ё» or the form of the number', async () => {
    const person = await world.signIn();
    const email = `zoya.${person.id.slice(-12)}@post.example`;
    await rename(person.id, { name: 'Семёнова Зоя Образцовна', phone: '+79161112233', email });
    for (const text of ['СЕМЕНОВА', 'зоя сем', 'Семён', '8 (916) 111-22', '9161112233', email, 'zoya.']) {
      expect.soft([text, await idsOf({ text })]).toEqual([text, [person.id]]);
    }
    for (const text of ['менова', 'зоя иванова', '!!!', '91611122334']) {
      expect.soft([text, await idsOf({ text })]).toEqual([text, []]);
    }
  });

  test('filters by role, source, balance, tariff and the day of registration in Moscow', async () => {
    const rich = await world.signIn({ role: personRoles.lawyer, paid: 1_234_567 });
    await rename(rich.id, { campaign: 'spring50', created_at: new Date('2026-02-01T21:30:00Z') });
    const own = { person_role: personRoles.lawyer };
    expect(await idsOf(own)).toEqual([rich.id]);
    expect(await idsOf({ source: 'spring50' })).toEqual([rich.id]);
    expect(await idsOf({ ...own, balance_from: 12_345.67, balance_to: 12_345.67 })).toEqual([rich.id]);
    expect(await idsOf({ ...own, balance_from: 12_345.68 })).toEqual([]);
    expect(await idsOf({ ...own, created_from: '2026-02-02', created_to: '2026-02-02' })).toEqual([rich.id]);
    expect(await idsOf({ ...own, created_to: '2026-02-01' })).toEqual([]);
    const [shown] = (await list(own)).people;
    expect(shown).toMatchObject({
      balance: 12_345.67,
      bonus_balance: 0,
      source: 'spring50',
      is_closed: false,
    });
  });

  test('filters by the tariff in force: the reached one, unless the staff assigned a lower one', async () => {
    const tariffs = await world.db
      .selectFrom('tariff')
      .selectAll()
      .where('is_hidden', '=', false)
      .orderBy('threshold')
      .execute();
    const [basic, second, third] = tariffs.map(({ simple_id: id }) => id);
    const person = await world.signIn({ role: personRoles.customer });
    const ofTariff = async (id = -1) => (await idsOf({ tariff_simple_id: id })).includes(person.id);
    expect([await ofTariff(basic), await ofTariff(second)]).toEqual([true, false]);
    await world.owner.query('set session_replication_role = replica');
    await world.owner.query(
      "update ledger_account set spent = $1 where user_id = $2 and kind = 'user_hold'",
      [tariffs[1]?.threshold, person.id],
    );
    await world.owner.query('set session_replication_role = origin');
    await world.owner.query('update desk_person set spent = $1 where user_id = $2', [
      tariffs[1]?.threshold,
      person.id,
    ]);
    expect([await ofTariff(basic), await ofTariff(second)]).toEqual([false, true]);
    const assign = { person_id: person.id, tariff_simple_id: third, reason: 'Образец' };
    await admin.request({ method: 'POST', url: '/tariff/activate_for_user', payload: assign });
    expect([await ofTariff(second), await ofTariff(third)]).toEqual([false, true]);
    expect((await page(person.id)).person).toMatchObject({
      has_own_tariff: true,
      tariff_name: tariffs[2]?.name,
    });
  });

  test.each(['created', 'name', 'spent'])(
    'sorted by «%s» has everybody once, page by page, both ways',
    async (sort) => {
      for (let made = 0; made < 3; made += 1) await world.signIn();
      const all = (await list({ sort })).people.map(({ person_id: id }) => id);
      for (const is_ascending of [false, true]) {
        const walked: string[] = [];
        for (let after: string | undefined; ;) {
          const { people, next, total } = await list({
            sort,
            is_ascending,
            limit: 2,
            ...(after && { after }),
          });
          walked.push(...people.map(({ person_id: id }) => id));
          expect(total).toEqual(after === undefined ? { count: all.length, is_more: false } : null);
          if (next === null) break;
          after = next;
        }
        expect(walked).toEqual(is_ascending ? all.toReversed() : all);
      }
    },
  );

  test('refuses what is no filter in words, and what the reader’s grants do not open', async () => {
    expect(await list({ created_from: 'вчера' })).toMatchObject({ status: 400 });
    expect(await list({ limit: 101 })).toMatchObject({ status: 400 });
    expect(await list({}, await world.signIn({ staff: 'support' }))).toMatchObject({ code: 'forbidden' });
    expect(await list({}, await world.signIn({ staff: 'admin', isProved: false }))).toMatchObject({
      code: 'proof_needed',
    });
    expect(await list({ after: '0192f0c1-0000-7000-8000-0000000000aa' })).toMatchObject({ people: [] });
  });
});

describe('the page of a person', () => {
  test('has money, payments, consents and sessions, and no secret', async () => {
    const person = await world.signIn({ paid: PRICE });
    await order(person, fromBalance());
    const shown = await page(person.id);
    expect(shown.person).toMatchObject({ email: person.email, orders: 1 });
    expect(shown.transactions.map(({ kind, amount }) => [kind, amount])).toContainEqual(['purchase', -499]);
    expect(shown.sessions).toHaveLength(1);
    expect(JSON.stringify(shown)).not.toContain('token_hash');
    expect(await page('0192f0c1-0000-7000-8000-0000000000aa')).toMatchObject({ code: 'person_not_found' });
    const { rows } = await world.owner.query(
      `select user_id from audit_event where event = 'person.read' and owner_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ user_id: admin.id }]);
  });

  test('shows a letter without what its links open, and never one with a password', async () => {
    const person = await world.signIn();
    const read = async (id: string) => (await admin.request({ url: `/admin/emails/${id}` })).json();
    const open = await letterTo(world.db, person.email, { text: 'Вот: https://a.example/verify/#abc' });
    expect(await read(open)).toMatchObject({ text: 'Вот: https://a.example/verify/' });
    const secret = await letterTo(world.db, person.email, { text: 'Пароль: 123', isSecret: true });
    expect(await read(secret)).toMatchObject({ code: 'letter_not_found' });
  });
});
