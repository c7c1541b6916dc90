import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createActor } from '@proverka/fuzz/actors';
import type { Actor } from '@proverka/fuzz/actors';
import type { StaffRole } from '@proverka/contract/staff-roles';
import type { Pool } from 'pg';
import { namedSql } from '@proverka/sql/named-sql';
import { currentVersion } from '@proverka/contract/consent-versions';

const today = new Date().toISOString().slice(0, 10);
const consentNow = {
  offer_version: currentVersion('offer', today),
  personal_data_version: currentVersion('personal_data', today),
};

interface Part {
  /** As chosen at registration; it gives no right of the staff. */
  readonly role: number;
  readonly staff: StaffRole | null;
  readonly rubles: number;
}

/** Who takes part in one lane; null is a guest. */
const parts: readonly (Part | null)[] = [
  { role: 5, staff: null, rubles: 5000 },
  { role: 5, staff: null, rubles: 0 },
  { role: 9, staff: null, rubles: 50_000 },
  { role: 2, staff: null, rubles: 1000 },
  { role: 15, staff: null, rubles: 100_000 },
  { role: 12, staff: null, rubles: 0 },
  { role: 5, staff: 'admin', rubles: 0 },
  { role: 5, staff: 'expert', rubles: 0 },
  null,
];

// Of the desk, where nobody signs in without a second factor; the proof stays fresh as long as the run may last.
const AT_DESK = namedSql<{ id: string; role: StaffRole; hash: Buffer }>(
  `with granted as (
     insert into staff_grant (id, user_id, staff_role, given_at, confirmed_at)
     values (uuidv7(), :id::uuid, :role, now(), now())
   )
   insert into session (token_hash, user_id, created_at, expires_at, user_agent, is_staff, proved_at, used_at)
   values (:hash, :id::uuid, now(), now() + interval '12 hours', '', true, now() + interval '12 hours', now())`,
);
const GIVE = namedSql<{ id: string; reference: string; kopecks: number }>(
  `insert into ledger_transfer (reference, debit_account, credit_account, amount, kind)
   select :reference, source.id, target.id, :kopecks, 'payment'
   from ledger_account source, ledger_account target
   where source.code = 'provider:yookassa' and target.code = 'user:' || :id || ':paid'`,
);

interface Somebody {
  readonly id: string;
  readonly mark: string;
  readonly email: string;
  readonly password: string;
}

export interface Cast {
  readonly actors: Actor[];
  /** Puts a new person in the place of one whose sessions have all ended. */
  readonly replace: (actor: Actor) => Promise<void>;
}

/** The people of one lane, registered like anybody, with money and the desk's sessions given by the database. */
export async function createCast(apiUrl: string, database: Pool, nextNumber: () => number): Promise<Cast> {
  const actors: Actor[] = [];
  for (const part of parts) actors.push(await act(part));
  return {
    actors,
    async replace(actor) {
      const place = actors.indexOf(actor);
      const part = parts[place] ?? null;
      if (place !== -1) actors[place] = await act(part);
    },
  };

  async function atDesk(role: StaffRole, { id, ...person }: Somebody): Promise<Actor> {
    const token = randomBytes(32).toString('base64url');
    await database.query(AT_DESK.bind({ id, role, hash: createHash('sha256').update(token).digest() }));
    const name = `${role} of the desk`;
    const site = 'admin.localhost';
    // What the staff write is for others: alerts stand on every page.
    return createActor({ ...person, mark: '', name, site, isStaff: true, isMember: true, tokens: [token] });
  }

  async function act(part: Part | null): Promise<Actor> {
    const mark = `zq${nextNumber()}zq`;
    const person = { email: `fuzz-${mark}@example.com`, password: `пароль ${mark}` };
    if (part === null) {
      return createActor({ ...person, name: 'guest', mark: '', isStaff: false, isMember: false, tokens: [] });
    }
    const { id, token } = await register(apiUrl, { ...person, role: part.role });
    if (part.rubles > 0) {
      await database.query(GIVE.bind({ id, reference: `test:${randomUUID()}`, kopecks: part.rubles * 100 }));
    }
    const actor =
      part.staff === null
        ? createActor({
            ...person,
            name: `role ${part.role}`,
            mark,
            isStaff: false,
            isMember: true,
            tokens: [token],
          })
        : await atDesk(part.staff, { ...person, id, mark });
    actor.told.set('personid', [id]);
    return actor;
  }
}

async function register(
  apiUrl: string,
  { role, ...person }: { email: string; password: string; role: number },
): Promise<{ id: string; token: string }> {
  const answer = await fetch(`${apiUrl}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...person,
      name: 'Тестов Тест',
      phone: '8 (999) 000-11-22',
      person_role: role,
      registartion_url: 'http://realestate.localhost/',
      consent: consentNow,
    }),
  });
  if (!answer.ok) throw new Error(`an actor was not registered: ${await answer.text()}`);
  const { data, jwt } = (await answer.json()) as { data: { id: string }; jwt: { token: string } };
  return { id: data.id, token: jwt.token };
}
