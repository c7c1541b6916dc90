import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import { expect, test } from 'vitest';
import { createTestWorld } from '../world.ts';

const world = await createTestWorld();
const admin = await world.signIn({ staff: 'admin' });
const customer = await world.signIn();

const ask = (key: ApiKey, host: string, headers: Record<string, string>) => {
  const [method, path] = key.split(' ') as ['GET', string];
  return world.api.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '0192f0c1-0000-7000-8000-00000000a001'),
    headers: { 'x-forwarded-host': host, origin: `http://${host}`, ...headers },
  });
};
const keysWhere = (isTaken: (endpoint: Endpoint, key: ApiKey) => boolean) =>
  (Object.entries(endpoints) as [ApiKey, Endpoint][])
    .filter(([key, endpoint]) => isTaken(endpoint, key))
    .map(([key]) => key);

test.each(keysWhere(({ grant, tag }) => grant !== undefined || tag === 'staff'))(
  "%s does not exist on a brand's host, not even for an admin's session",
  async (key) => {
    const answer = await ask(key, 'realestate.localhost', { authorization: admin.authorization });
    // 405 where the path has calls of another method.
    expect(['not_found', 'method_not_allowed']).toContain(answer.json<{ code: string }>().code);
  },
);

test.each(keysWhere(({ auth, tag }) => auth === 'none' && tag !== 'staff'))(
  '%s does not exist at the desk: no customer signs in or registers there',
  async (key) => {
    expect((await ask(key, 'admin.localhost', {})).statusCode).toBe(404);
  },
);

test("each kind of host reads its own cookie only: the desk no customer's, a brand none of the staff", async () => {
  const token = (authorization: string) => authorization.replace('Bearer ', '');
  const whose = async (host: string, cookie: string) =>
    (await ask('POST /token', host, { cookie })).json<{ valid: boolean }>().valid;
  const [ofStaff, ofCustomer] = [token(admin.authorization), token(customer.authorization)];
  expect(await whose('admin.localhost', `__Host-staff=${ofStaff}`)).toBe(true);
  expect(await whose('realestate.localhost', `_token=${ofCustomer}`)).toBe(true);
  expect(await whose('realestate.localhost', `__Host-staff=${ofStaff}`)).not.toBe(true);
  expect(await whose('admin.localhost', `_token=${ofCustomer}`)).not.toBe(true);
  expect(await whose('admin.localhost', `__Host-staff=${ofCustomer}`)).not.toBe(true);
  expect(await whose('realestate.localhost', `_token=${ofStaff}`)).not.toBe(true);
});
