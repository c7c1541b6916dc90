import { auditOf } from '../../test/audit.ts';
import { deflateSync, crc32 } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/cleanup.ts';
import { testConfig } from '../../test/config.ts';
import { createTestWorld } from '../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../test/world.ts';
import { findLogoFile } from './logo.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ config: testConfig({ FILES_DIR: temporaryFolder() }) });
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A red PNG; `extra` chunks are inserted before its pixels. */
function png(
  width: number,
  height: number,
  extra: readonly Buffer[] = [],
  declared = { width, height },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(declared.width, 0);
  header.writeUInt32BE(declared.height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([200, 0, 0]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const upload = (who: SignedInPerson, bytes: Buffer, file_name = 'logo.png') =>
  who.request({
    method: 'POST',
    url: '/attachment',
    payload: { groupID: 'logo', file_name, content: bytes.toString('base64') },
  });
const logosOf = async (who: SignedInPerson) =>
  (await who.request({ url: '/attachment?groupID=logo' })).json();
const REALTOR = { role: 2 };

describe('logos', () => {
  test('a logo is redrawn without metadata or trailing bytes', async () => {
    const person = await world.signIn(REALTOR);
    const secret = chunk('tEXt', Buffer.from('Comment\0Тайна', 'utf8'));
    const bytes = Buffer.concat([png(1200, 300, [secret]), Buffer.from('<script>alert(1)</script>')]);
    const { attachment } = (await upload(person, bytes)).json();
    expect(attachment).toMatchObject({ groupID: 'logo', content_type: 'image/png', width: 800, height: 200 });
    const stored = await person.request({ url: `/attachment/${attachment.attachment_id}` });
    expect(stored.headers['content-type']).toBe('image/png');
    expect(stored.headers['content-security-policy']).toContain("default-src 'none'");
    expect(stored.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(stored.rawPayload.includes('Тайна')).toBe(false);
    expect(stored.rawPayload.includes('script')).toBe(false);
  });

  test('a user has one logo: a new one replaces the old, also when two are uploaded at once', async () => {
    const person = await world.signIn(REALTOR);
    const sizes = [10, 20, 30, 40];
    const answers = await Promise.all(sizes.map((size) => upload(person, png(size, size))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { attachments } = await logosOf(person);
    expect(attachments).toHaveLength(1);
    const { rows } = await world.owner.query('select file_hash from attachment where user_id = $1', [
      person.id,
    ]);
    expect(await world.deps.files.get(rows[0].file_hash)).not.toBeNull();
  });

  test("a logo is removed by its owner while another user's identical file stays", async () => {
    const [person, other] = [await world.signIn(REALTOR), await world.signIn(REALTOR)];
    const { attachment } = (await upload(person, png(50, 50))).json();
    const twin = (await upload(other, png(50, 50))).json().attachment;
    const url = `/attachment/${attachment.attachment_id}`;
    expect((await other.request({ url })).json()).toMatchObject({ code: 'attachment_not_found' });
    expect((await other.request({ method: 'DELETE', url })).json()).toMatchObject({
      code: 'attachment_not_found',
    });
    expect(await auditOf(world, other)).toEqual([
      { action: 'attachment.read', owner_id: person.id },
      { action: 'attachment.remove', owner_id: person.id },
    ]);
    expect((await person.request({ method: 'DELETE', url })).json()).toEqual({ ok: true });
    expect((await person.request({ url })).statusCode).toBe(404);
    expect((await other.request({ url: `/attachment/${twin.attachment_id}` })).statusCode).toBe(200);
  });
});

describe('refused logos', () => {
  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a text with a picture’s name', Buffer.from('не картинка')],
    ['a picture cut off', png(200, 200).subarray(0, 60)],
    ['a header without pixels', png(1, 1, [], { width: 3000, height: 3000 }).subarray(0, 33)],
    ['a picture too large to draw', png(1, 1, [], { width: 60_000, height: 60_000 })],
    ['a picture without a side', png(1, 1, [], { width: 0, height: 10 })],
    [
      'only the signature of a JPEG',
      Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    ],
    ['more than a megabyte', Buffer.concat([png(10, 10), Buffer.alloc(1024 * 1024)])],
  ])('a logo that is %s is refused and not stored (V1.3.4)', async (_what, bytes) => {
    const person = await world.signIn(REALTOR);
    expect((await upload(person, bytes)).json()).toMatchObject({ status: 422, code: 'attachment_unusable' });
    expect(await logosOf(person)).toMatchObject({ attachments: [] });
  });

  test('a body above the limit is refused before it is read (V5.2.1)', async () => {
    const person = await world.signIn(REALTOR);
    expect((await upload(person, Buffer.alloc(12_000_000))).json()).toMatchObject({
      code: 'payload_too_large',
    });
  });
});

describe('logos in reports', () => {
  test('a report shows its owner’s logo while the owner is permitted to have one', async () => {
    const person = await world.signIn(REALTOR);
    const owner = { userId: person.id, role: 2 };
    expect(await findLogoFile(world.deps, owner)).toBeNull();
    await upload(person, png(10, 10));
    const file = await findLogoFile(world.deps, owner);
    expect((await world.deps.files.get(file ?? ''))?.subarray(1, 4).toString()).toBe('PNG');
    expect(await findLogoFile(world.deps, { ...owner, role: 1 })).toBeNull();
  });
});

describe('permission to have a logo', () => {
  test.each([
    [2, true],
    [3, true],
    [7, true],
    [9, true],
    [10, true],
    [1, false],
    [5, false],
    [0, false],
  ])('the permission of role %i to have a logo is %s', async (role, isPermitted) => {
    const person = await world.signIn({ role });
    expect(await logosOf(person)).toMatchObject({ is_permitted: isPermitted });
    const answer = await upload(person, png(10, 10));
    expect(answer.statusCode).toBe(isPermitted ? 200 : 403);
  });

  test("the setting overrides the role's permission to have a logo", async () => {
    const [client, realtor] = [await world.signIn(), await world.signIn(REALTOR)];
    const set = (who: SignedInPerson, value: string) =>
      world.db
        .insertInto('person_setting')
        .values({ user_id: who.id, key: 'add_logo_permission', value, value_list: '[]' })
        .execute();
    await set(client, 'active');
    await set(realtor, 'inactive');
    expect((await upload(client, png(10, 10))).statusCode).toBe(200);
    expect((await upload(realtor, png(10, 10))).json()).toMatchObject({ code: 'logo_not_permitted' });
  });
});
