import { randomUUID } from 'node:crypto';
import { createActor } from '@proverka/fuzz/actors';
import type { Actor } from '@proverka/fuzz/actors';
import type { Pool } from 'pg';
import { namedSql } from '@proverka/sql/named-sql';
import { currentVersion } from '@proverka/contract/consent-versions';

const today = new Date().toISOString().slice(0, 10);
const consentNow = {
  offer_version: currentVersion('offer', today),
  personal_data_version: currentVersion('personal_data', today),
};

/** Who takes part in one lane, by role; null is a guest. */
const parts = [
  { role: 5, staff: null, rubles: 5000 },
  { role: 5, staff: null, rubles: 0 },
  { role: 9, staff: null, rubles: 50_000 },
  { role: 2, staff: null, rubles: 1000 },
  { role: 15, staff: null, rubles: 100_000 },
  { role: 5, staff: 0, rubles: 0 },
  { role: 12, staff: 12, rubles: 0 },
  null,
] as const;
type Part = (typeof parts)[number];

const PROMOTE = namedSql<{ id: string; role: number }>('update app_user set role = :role where id = :id');
const GIVE = namedSql<{ id: string; reference: string; kopecks: number }>(
  `insert into ledger_transfer (reference, debit_account, credit_account, amount, kind)
   select :reference, source.id, target.id, :kopecks, 'payment'
   from ledger_account source, ledger_account target
   where source.code = 'provider:yookassa' and target.code = 'user:' || :id || ':paid'`,
);

export interface Cast {
  readonly actors: Actor[];
  /** Puts a new person in the place of one whose sessions have all ended. */
  readonly replace: (actor: Actor) => Promise<void>;
}

/** The people of one lane, registered like anybody, with money and staff roles given by the database. */
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

  async function act(part: Part): Promise<Actor> {
    const mark = `zq${nextNumber()}zq`;
    const person = { email: `fuzz-${mark}@example.com`, password: `пароль ${mark}` };
    if (part === null) {
      return createActor({ ...person, name: 'guest', mark: '', isStaff: false, isMember: false, tokens: [] });
    }
    const { id, token } = await register(apiUrl, { ...person, role: part.role });
    if (part.staff !== null) await database.query(PROMOTE.bind({ id, role: part.staff }));
    if (part.rubles > 0) {
      await database.query(GIVE.bind({ id, reference: `test:${randomUUID()}`, kopecks: part.rubles * 100 }));
    }
    const isStaff = part.staff !== null;
    const name = `role ${part.staff ?? part.role}`;
    const actor = createActor({ ...person, name, mark, isStaff, isMember: true, tokens: [token] });
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
