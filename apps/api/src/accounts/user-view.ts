import type { User } from '@proverka/contract/account';
import { add, toDecimalString } from '@proverka/validation/money';
import type { Connection } from '#platform/db/transaction.ts';
import { readBalances } from '#money/ledger.store.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: number;
}

/** The user in wire format; the balance includes bonus money. */
export async function viewUser(db: Connection, { id, email, name, role }: Person): Promise<User> {
  const { paid, bonus } = await readBalances(db, id);
  return { id, email, name, balance: toDecimalString(add(paid, bonus)), person_role: role, person_id: id };
}
