import { beforeEach, describe, expect, test } from 'vitest';
import { visitorOf } from '../../../test/accounts.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { runStaffCommand } from '../staff-command.ts';
import { adminsOf } from './staff-grant.store.ts';

let world: TestWorld;
beforeEach(async () => {
  world = await createTestWorld();
});

/** Runs the command; what it said, what it complained of, and its exit code. */
async function run(...args: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const terminal = {
    say: (text: string) => void said.push(text),
    complain: (text: string) => void complained.push(text),
  };
  const code = await runStaffCommand(
    args,
    { ...world.deps, deskUrl: 'http://admin.localhost:3000' },
    terminal,
  );
  return { code, said, complained };
}
const add = (email: string) => run('add', email, '--role=admin');

describe('the command that makes the first admins', () => {
  test('prints a link once, and keeps only its hash', async () => {
    const { code, said } = await add('First@example.com');
    const [, secret = ''] =
      /^http:\/\/admin\.localhost:3000\/admin\/enrolment\/#([\w-]{43})$/.exec(said[0] ?? '') ?? [];
    expect([code, secret.length]).toEqual([0, 43]);
    const { rows } = await world.owner.query<{ row: string }>(
      `select e::text as row from staff_enrolment e union all select a::text from audit_event a`,
    );
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
    expect(await adminsOf(world.db)).toHaveLength(1);
  });

  test('makes two admins and never a third, also when one of them has ended', async () => {
    await add('first@example.com');
    await add('second@example.com');
    expect((await add('third@example.com')).code).toBe(1);
    await world.owner.query(
      'update staff_grant set ended_at = now() where id = (select id from staff_grant limit 1)',
    );
    expect((await add('third@example.com')).complained).toEqual([
      'Two admins were made already: they give and confirm every other role at the desk.',
    ]);
    expect(await adminsOf(world.db)).toHaveLength(1);
  });

  test('leaves no account behind when it refuses', async () => {
    await add('first@example.com');
    await add('second@example.com');
    await add('third@example.com');
    const { rows } = await world.owner.query(`select 1 from app_user where email = 'third@example.com'`);
    expect(rows).toEqual([]);
  });

  test('gives an admin without a second factor another link, and the earlier one is worth nothing', async () => {
    await add('first@example.com');
    await add('first@example.com');
    const { rows } = await world.owner.query('select 1 from staff_enrolment');
    expect(rows).toHaveLength(1);
    expect(await adminsOf(world.db)).toHaveLength(1);
  });

  test('makes an admin of somebody who is registered already', async () => {
    const { email, body } = await visitorOf(world).register();
    await add(email);
    expect(await adminsOf(world.db)).toEqual([body.data.id]);
  });

  test.each([
    [['add', 'first@example.com']],
    [['add', 'first', '--role=admin']],
    [['remove', 'first@example.com', '--role=admin']],
    [['add', 'first@example.com', '--role=expert']],
  ])('says how it is used: %j', async (args) => {
    expect(await run(...args)).toEqual({
      code: 1,
      said: [],
      complained: ['npx pnpm staff add EMAIL --role=admin\nnpx pnpm staff sign-out-everybody'],
    });
    expect(await adminsOf(world.db)).toEqual([]);
  });
});
