import type { PlacedOrder } from '@proverka/contract/order';
import { personRoles } from '@proverka/contract/roles';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { expectKeptRows } from '../../test/kept-rows.ts';
import {
  CHECK_PASSPORT,
  EGRN_OBJECT,
  EGRN_RIGHT_LIST,
  PRICE,
  fromBalance,
  order,
  orderByCard,
} from '../../test/orders.ts';
import { until } from '../../test/until.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';

let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
});

const keptOf = async (id: string) => {
  const { rows } = await world.owner.query<{
    balance: string;
    spent: string;
    assigned_tariff_id: number | null;
  }>('select balance, spent, assigned_tariff_id from desk_person where user_id = $1', [id]);
  return rows[0];
};
const productsOf = async (orderId: string) => {
  const { rows } = await world.owner.query<{ product_name: string; status: string }>(
    'select product_name, status from desk_order_product where order_id = $1 order by product_name',
    [orderId],
  );
  return rows;
};

describe('the row of a person', () => {
  test('follows money, name, role and the assigned tariff', async () => {
    const person = await world.signIn({ paid: 2 * PRICE, bonus: 100 });
    await order(person, fromBalance());
    expect(await keptOf(person.id)).toMatchObject({ balance: String(PRICE + 100) });
    const payload = { person_id: person.id, tariff_simple_id: 2, reason: 'Образец' };
    await admin.request({ method: 'POST', url: '/tariff/activate_for_user', payload });
    expect(await keptOf(person.id)).toMatchObject({ assigned_tariff_id: 2 });
    await world.owner.query('delete from person_tariff where user_id = $1', [person.id]);
    expect(await keptOf(person.id)).toMatchObject({ assigned_tariff_id: null });
    await world.db
      .updateTable('app_user')
      .set({ name: 'Семёнов Тест', role: personRoles.lawyer, campaign: 'spring50' })
      .where('id', '=', person.id)
      .execute();
    await expectKeptRows(world.owner);
  });

  test('keeps both changes of two transactions that end one after the other', async () => {
    const person = await world.signIn({ paid: PRICE });
    const other = await world.owner.connect();
    await other.query('begin');
    await other.query(`update app_user set name = 'Образцов Пётр' where id = $1`, [person.id]);
    await order(person, fromBalance());
    await other.query('commit');
    other.release();
    expect(await keptOf(person.id)).toMatchObject({ balance: '0' });
    await expectKeptRows(world.owner);
  });
});

describe('the products of an order', () => {
  test('follow its items and its status', async () => {
    const person = await world.signIn({ paid: 10 * PRICE });
    const { placed } = await orderByCard(world, person);
    expect(await productsOf(placed.id)).toEqual([{ product_name: 'EgrnObject', status: 'awaiting_payment' }]);
    const bought = (await order(person, fromBalance())).json<PlacedOrder>();
    expect(await productsOf(bought.id)).toEqual([{ product_name: 'EgrnObject', status: 'paid' }]);
    await expectKeptRows(world.owner);
    const [item] = bought.order_items;
    const move = (productId: string) =>
      world.owner.query('update order_item set product_id = $1 where id = $2', [
        productId,
        item?.order_item_id,
      ]);
    await move(CHECK_PASSPORT);
    await expectKeptRows(world.owner);
    await move(EGRN_OBJECT);
    await expectKeptRows(world.owner);
  });
});

describe('the watched states of an order', () => {
  const watchedOf = async (orderId: string) => {
    const { rows } = await world.owner.query<{ item_status: string; status: string }>(
      'select item_status, status from desk_order_watched where order_id = $1 order by item_status',
      [orderId],
    );
    return rows;
  };

  test('follow its items, also two that move at once, and its status', async () => {
    const person = await world.signIn({ paid: 10 * PRICE });
    const items = [EGRN_OBJECT, EGRN_RIGHT_LIST].map((product_id) => ({
      product_id,
      object_key: '77:01:0001001:1024',
      object_address: 'г Москва, ул Тестовая, д 1',
    }));
    const placed = (await order(person, fromBalance({ order_items: items }))).json<PlacedOrder>();
    expect(await watchedOf(placed.id)).toEqual([{ item_status: 'queued', status: 'paid' }]);
    const move = (position: number) => ({
      text: `update order_item set status = 'running' where order_id = $1 and position = $2`,
      values: [placed.id, position],
    });
    const other = await world.owner.connect();
    await other.query('begin');
    await other.query(move(0));
    await world.owner.query(move(1));
    expect(await watchedOf(placed.id)).toHaveLength(2);
    await other.query('commit');
    other.release();
    expect(await watchedOf(placed.id)).toEqual([{ item_status: 'running', status: 'paid' }]);
    await expectKeptRows(world.owner);
  });

  test('follow an item that is added to an order that was there, while another one moves', async () => {
    const person = await world.signIn({ paid: 10 * PRICE });
    const placed = (await order(person, fromBalance())).json<PlacedOrder>();
    const other = await world.owner.connect();
    await other.query('begin');
    await other.query(
      `insert into order_item (id, order_id, position, product_id, object_key, object_address, price, price_breakdown, metadata, status)
       select uuidv7(), order_id, 1, product_id, object_key, object_address, price, price_breakdown, metadata, 'queued'
       from order_item where order_id = $1`,
      [placed.id],
    );
    await world.owner.query(`update order_item set status = 'running' where order_id = $1`, [placed.id]);
    await other.query('commit');
    other.release();
    expect((await watchedOf(placed.id)).map(({ item_status: status }) => status)).toEqual([
      'queued',
      'running',
    ]);
    await expectKeptRows(world.owner);
  });

  test('follow the order while an item of it moves', async () => {
    const person = await world.signIn({ paid: 10 * PRICE });
    const placed = (await order(person, fromBalance())).json<PlacedOrder>();
    let isMoved = false;
    const { moved } = await inTransaction(world.db, async (tx) => {
      await tx
        .updateTable('order_item')
        .set({ status: 'failed' })
        .where('order_id', '=', placed.id)
        .execute();
      await sql`set constraints all immediate`.execute(tx);
      const moving = world.owner
        .query(`update customer_order set status = 'closed' where id = $1`, [placed.id])
        .then(() => (isMoved = true));
      const waiting = () =>
        world.owner.query(
          `select 1 from pg_locks l join pg_stat_activity a using (pid)
           where not l.granted and a.datname = current_database()`,
        );
      await until(waiting, ({ rows }) => isMoved || rows.length > 0);
      return { moved: moving };
    });
    await moved;
    expect(await watchedOf(placed.id)).toEqual([{ item_status: 'failed', status: 'closed' }]);
    await expectKeptRows(world.owner);
  });
});

test('nobody but the triggers writes the rows', async () => {
  for (const table of ['desk_person', 'desk_order_product', 'desk_order_watched'])
    await expect(world.db.deleteFrom(table as 'desk_person').execute()).rejects.toThrow(/permission denied/);
});
