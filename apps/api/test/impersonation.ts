import type { LightMyRequestResponse as Response } from 'fastify';
import type { SignedInPerson, TestWorld } from './world.ts';
import { requestsWith } from './world.ts';

const HOST = 'realestate.localhost:3000';

/** The code of the link by which somebody of the staff signs in as a person. */
export async function linkTo(staff: SignedInPerson, personId: string): Promise<string> {
  const answer = await staff.request({
    method: 'POST',
    url: '/admin/users/request_auth',
    payload: { person_id: personId, reason: 'не видит отчёт' },
  });
  return new URL(answer.json<{ url: string }>().url).searchParams.get('jwt_token') ?? '';
}

/** A program's exchange, which is answered with the token itself. */
export const exchange = ({ api }: Pick<TestWorld, 'api'>, code: string): Promise<Response> =>
  api.inject({
    method: 'POST',
    url: '/token/exchange',
    headers: { 'x-forwarded-host': HOST },
    payload: { jwt_token: code },
  });

/** The staff signed in as a person. */
export async function signInAs(
  world: Pick<TestWorld, 'api'>,
  staff: SignedInPerson,
  person: SignedInPerson,
): Promise<SignedInPerson> {
  const answer = await exchange(world, await linkTo(staff, person.id));
  const { jwt } = answer.json<{ jwt: { token: string } }>();
  return { id: person.id, email: person.email, ...requestsWith(world.api, `Bearer ${jwt.token}`) };
}
