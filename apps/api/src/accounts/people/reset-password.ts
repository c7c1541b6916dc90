import { inTransaction } from '#platform/db/transaction.ts';
import type { AccountsDeps } from '../deps.ts';
import { newPassword } from '../letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { generatePassword, hashPassword } from '../password.ts';
import { emailOf } from '../register.ts';

const LIFE_MS = 24 * 3600 * 1000;

/** Sends a new password; the old one works until the new one is used. The answer is the same for an unknown e-mail. */
export async function resetPassword(deps: AccountsDeps, username: string): Promise<void> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const account = await tx
      .updateTable('app_user')
      .set({ reset_password_hash: passwordHash, reset_expires_at: new Date(deps.now().getTime() + LIFE_MS) })
      .where('email', '=', emailOf(username))
      .where('closed_at', 'is', null)
      .returning(['id', 'email', 'brand'])
      .executeTakeFirst();
    if (account === undefined) return;
    await queueLetter(deps, tx, {
      reason: `reset:${account.id}:${deps.newId()}`,
      brand: account.brand,
      recipient: account.email,
      letter: newPassword(deps.config.publicUrls[account.brand], password),
      isSecret: true,
    });
  });
}
