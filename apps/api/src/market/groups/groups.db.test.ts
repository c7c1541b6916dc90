import type { AdvertGroup } from '@proverka/contract/desk-adverts';
import { beforeEach, describe, expect, test } from 'vitest';
import { advertRow, keepRows } from '../../../test/adverts.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';
import { viewAdvert } from '../search/view-advert.ts';

const other = {
  contact: { kind: 'agency' as const, phone: '+7 000 555-44-33' },
  description:
    'Эксклюзивное предложение. Чистый подъезд, тихие соседи. Встречная покупка подобрана уже давно.',
};
/** The flat on another floor, with other pictures, from another seller: by the rules it is another one. */
const upstairs = {
  ...other,
  floor: 7,
  area: 71,
  price: 12_000_000,
  price_history: [],
  photos: [{ url: 'https://photos.example/9.jpg', hash: '3c2d56feb417809f' }],
};

let world: TestWorld;
let support: SignedInPerson;
beforeEach(async () => {
  world = await createTestWorld();
  support = await world.signIn({ staff: 'support' });
});

const groups = async (find?: string): Promise<AdvertGroup[]> => {
  const query = find === undefined ? '' : `?find=${encodeURIComponent(find)}`;
  return (await support.request({ url: `/admin/advert_groups${query}` })).json<{ groups: AdvertGroup[] }>()
    .groups;
};
const decide = (act: 'part' | 'join', payload: object) =>
  support.request({ method: 'POST', url: `/admin/advert_groups/${act}`, payload });
const idsOf = (found: readonly AdvertGroup[]) =>
  found.map(({ adverts }) => adverts.map(({ id }) => id).toSorted((one, two) => one - two));
const reason = 'Созвонились с продавцами';

/** The source sends them again, changed: their street is matched anew. */
const readAgain = (ids: readonly number[], fields: Parameters<typeof advertRow>[1] = {}) =>
  keepRows(
    world,
    ids.map((id) =>
      advertRow(id, {
        ...(id === 3 ? upstairs : id === 1 ? {} : other),
        ...fields,
        updated_on: '2026-10-12',
      }),
    ),
  );

describe('adverts of one flat at the desk', () => {
  test('a group is found by an advert, its address and its cadastral number, with its weights in words', async () => {
    const number = '78:12:0090007:30041';
    await keepRows(world, [advertRow(1, {}, { kad_number: number }), advertRow(2, other)]);
    for (const find of ['2', '№ 2', number, 'https://vitrina.example/flat/2/?utm=1']) {
      expect(idsOf(await groups(find))).toEqual([[1, 2]]);
    }
    const [group] = await groups('1');
    expect(group?.pairs).toMatchObject([{ first_id: 1, second_id: 2, by_hand: null, decided: null }]);
    expect(group?.pairs[0]?.weight).toBeGreaterThan(7);
    expect(group?.pairs[0]?.reasons.map(({ text }) => text)).toContain('Тот же этаж: 4');
    expect(await groups('999')).toEqual([]);
    expect(await groups('99999999999')).toEqual([]);
    expect(await groups('ул. Тестовая')).toEqual([]);
  });

  test('without a question the groups that were joined with the least certainty are shown', async () => {
    await keepRows(world, [
      advertRow(1),
      advertRow(2, other),
      advertRow(3, upstairs),
      advertRow(4, upstairs),
    ]);
    const shown = await groups();
    const weights = shown.map(({ pairs }) => Math.min(...pairs.map(({ weight }) => weight)));
    expect(idsOf(shown)).toEqual(
      expect.arrayContaining([
        [1, 2],
        [3, 4],
      ]),
    );
    expect(shown).toHaveLength(2);
    expect(weights).toEqual(weights.toSorted((one, two) => one - two));
  });

  test('an advert that was taken out stays out when it is read again, and is put back by hand', async () => {
    await keepRows(world, [advertRow(1), advertRow(2, other)]);
    const parted = await decide('part', { adverts: [1, 2], apart: [2], reason });
    expect(idsOf(parted.json<{ groups: AdvertGroup[] }>().groups)).toEqual([[1], [2]]);
    await readAgain([1, 2]);
    expect(idsOf(await groups('1'))).toEqual([[1]]);
    const [group] = await groups('2');
    expect(group?.parted).toMatchObject([
      { advert: { id: 1 }, pair: { by_hand: 'apart', decided: { by: expect.any(String), reason } } },
    ]);
    expect(group?.parted[0]?.pair.weight).toBeGreaterThan(7);

    await decide('join', { first: [1], second: [2], reason: 'Ошиблись' });
    await readAgain([1, 2], { title: 'Квартира' });
    expect(idsOf(await groups('2'))).toEqual([[1, 2]]);
  });

  test('adverts no rule would compare are put together, and stay so when they are read again', async () => {
    await keepRows(world, [
      advertRow(1),
      advertRow(2, other),
      advertRow(3, { ...upstairs, rooms: 3, id_dom: 7002 }),
    ]);
    const joined = await decide('join', { first: [1, 2], second: [3], reason });
    expect(idsOf(joined.json<{ groups: AdvertGroup[] }>().groups)).toEqual([[1, 2, 3]]);
    await readAgain([1, 2, 3], { title: 'Квартира' });
    const [group] = await groups('3');
    expect(idsOf([group as AdvertGroup])).toEqual([[1, 2, 3]]);
    expect(group?.adverts.filter(({ is_shown: isShown }) => isShown)).toHaveLength(1);

    const view = await viewAdvert(world.deps, 1, new AbortController().signal);
    const third = view?.duplicates.find(({ advert }) => advert.id === 3);
    expect(third?.reasons[0]).toMatchObject({ sign: 'by_hand' });
  });

  test('a group whose every advert is named is taken apart as a whole', async () => {
    await keepRows(world, [advertRow(1), advertRow(2, other), advertRow(4, { ...other, id_site: 2 })]);
    expect(idsOf(await groups('1'))).toEqual([[1, 2, 4]]);
    await decide('part', { adverts: [1, 2, 4], apart: [1, 2, 4], reason });
    expect(idsOf(await groups('1'))).toEqual([[1]]);
    expect(idsOf(await groups('4'))).toEqual([[4]]);
  });

  test('a group that has changed since it was read, other streets, and one flat with itself are refused', async () => {
    await keepRows(world, [
      advertRow(1),
      advertRow(2, other),
      advertRow(5, { ...upstairs, street: 'ул. Другая' }, { address: 'г. Образцовск, ул. Другая, д. 5' }),
    ]);
    const changed = { status: 409, code: 'advert_group_changed' };
    expect((await decide('part', { adverts: [1, 5], apart: [5], reason })).json()).toMatchObject(changed);
    expect((await decide('part', { adverts: [1, 2], apart: [5], reason })).json()).toMatchObject(changed);
    expect((await decide('join', { first: [1], second: [5], reason })).json()).toMatchObject(changed);
    expect((await decide('join', { first: [1, 2], second: [1, 2], reason })).json()).toMatchObject(changed);
    expect((await decide('join', { first: [1, 2], second: [404], reason })).json()).toMatchObject(changed);
    expect((await decide('join', { first: [1, 2], second: [5], reason })).json()).toMatchObject({
      status: 409,
      code: 'adverts_elsewhere',
    });
    expect((await decide('part', { adverts: [1, 2], apart: [2], reason: '' })).statusCode).toBe(400);
  });

  test('who decided and why is in the journal', async () => {
    await keepRows(world, [advertRow(1), advertRow(2, other)]);
    await decide('part', { adverts: [1, 2], apart: [2], reason });
    const { rows } = await world.owner.query(
      "select e.user_id, e.subject, e.after, d.reason from audit_event e join audit_event_detail d using (seq) where event = 'adverts.parted'",
    );
    expect(rows).toEqual([{ user_id: support.id, subject: '1', after: { adverts: 2, parted: 1 }, reason }]);
  });
});
