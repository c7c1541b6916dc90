import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { kopecks } from '@proverka/validation/money';
import type { Database } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { bookTransfer, codeOf, openUserAccounts } from '#money/ledger.store.ts';

export interface TestPerson {
  readonly id: string;
  readonly email: string;
}

/** The password of every test person. */
export const testPassword = 'верный пароль';
// Made once by `hashPassword`: hashing for every person would take most of a test's time.
const testPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$e1VxGVfUWBpHx+5v+AAv7A$5DV0I2YX+4MqTsjWyX1fj35zwCGMAnN3I4W69Bt5rRk';

/** An account of an invented person with a balance in kopecks. */
export async function createPerson(
  db: Database,
  { paid = 0, bonus = 0, role = 1, email = `test-${randomUUID()}@example.com` } = {},
): Promise<TestPerson> {
  const id = randomUUIDv7();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('app_user')
      .values({
        id,
        email,
        name: 'Тестов Тест',
        phone: '+79990000000',
        role,
        brand: 'real-estate',
        password_hash: testPasswordHash,
        password_is_generated: false,
        registration_url: 'http://realestate.localhost/',
        created_at: new Date(),
      })
      .execute();
    await openUserAccounts(tx, id);
    if (paid > 0) {
      await bookTransfer(tx, {
        reference: `test:${id}:paid`,
        kind: 'payment',
        from: codeOf.provider,
        to: codeOf.user(id, 'paid'),
        amount: kopecks(paid),
      });
    }
    if (bonus > 0) {
      await bookTransfer(tx, {
        reference: `test:${id}:bonus`,
        kind: 'bonus',
        from: codeOf.promo,
        to: codeOf.user(id, 'bonus'),
        amount: kopecks(bonus),
      });
    }
  });
  return { id, email };
}
