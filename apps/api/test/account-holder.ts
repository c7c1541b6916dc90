import { kopecks } from '@proverka/validation/money';
import { bookTransfer, codeOf } from '#money/ledger.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { visitorOf } from './accounts.ts';
import type { SignedInPerson, TestWorld } from './world.ts';

export interface AccountHolder extends SignedInPerson {
  readonly password: string;
}

interface Money {
  readonly amount: number;
  readonly purse: 'paid' | 'bonus';
}

/** Somebody who registered with a password of their own and has this money. */
export async function accountHolder(
  world: Pick<TestWorld, 'api' | 'db'>,
  { amount, purse }: Money = { amount: 100_000, purse: 'paid' },
): Promise<AccountHolder> {
  const { email, password, body } = await visitorOf(world).register();
  const { id } = body.data;
  if (amount > 0) {
    await inTransaction(world.db, (tx) =>
      bookTransfer(tx, {
        reference: `test:${id}:${purse}`,
        kind: purse === 'paid' ? 'payment' : 'bonus',
        from: purse === 'paid' ? codeOf.provider : codeOf.promo,
        to: codeOf.user(id, purse),
        amount: kopecks(amount),
      }),
    );
  }
  const authorization = `Bearer ${body.jwt.token}`;
  return {
    id,
    email,
    password,
    authorization,
    request: (more) => world.api.inject({ ...more, headers: { authorization, ...more.headers } }),
  };
}

/** Withdraws consent, which closes the account. */
export const closeAccount = (
  who: SignedInPerson,
  password: string,
  more: object = {},
): ReturnType<SignedInPerson['request']> =>
  who.request({ method: 'POST', url: '/person/delete', payload: { password, ...more } });
