import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeMailer } from '../../../test/fake-mailer.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { newPassword, registered } from '#accounts/letters.domain.ts';
import { queueLetter } from './queue-letter.ts';
import type { QueuedLetter } from './queue-letter.ts';
import { sendLetterJob } from './send-letter.job.ts';

const mailer = createFakeMailer();
let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ replace: { mailer } });
});
beforeEach(() => {
  mailer.sent.length = 0;
  mailer.failures = 0;
  mailer.unheard = 0;
});

const SITE = 'http://site.example';
let count = 0;
async function queue(more: Partial<QueuedLetter> = {}): Promise<string> {
  count += 1;
  const letter = {
    reason: `test:${count}`,
    brand: 'real-estate',
    recipient: 'test@example.com',
    letter: registered(SITE),
    ...more,
  } as const;
  await inTransaction(world.db, (tx) => queueLetter(world.deps, tx, letter));
  const { id } = await world.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('reason', '=', letter.reason)
    .executeTakeFirstOrThrow();
  return id;
}

describe('the mail outbox', () => {
  test('a letter is sent once, from its brand, with a stable Message-ID', async () => {
    const mailId = await queue();
    await world.jobs.runDue();
    await sendLetterJob(world.deps, { mailId });
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({
      messageId: `<${mailId}@realestate.localhost>`,
      brand: 'real-estate',
      recipient: 'test@example.com',
    });
  });

  test('the outbox holds one letter per reason', async () => {
    await queue({ reason: 'order-paid:1' });
    await queue({ reason: 'order-paid:1' });
    await world.jobs.runDue();
    expect(mailer.sent).toHaveLength(1);
  });

  test('a letter is not sent when the transaction that wrote it is rolled back', async () => {
    const rolledBack = inTransaction(world.db, async (tx) => {
      await queueLetter(world.deps, tx, {
        reason: 'never',
        brand: 'real-estate',
        recipient: 'test@example.com',
        letter: registered(SITE),
      });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await world.jobs.runDue();
    expect(mailer.sent).toEqual([]);
  });

  test('a letter the mail server refused is retried with the same Message-ID', async () => {
    mailer.failures = 1;
    const mailId = await queue();
    await expect(sendLetterJob(world.deps, { mailId })).rejects.toThrow('away');
    await sendLetterJob(world.deps, { mailId });
    expect(mailer.sent.map(({ messageId }) => messageId)).toEqual([`<${mailId}@realestate.localhost>`]);
  });

  test('no second worker sends a letter while the first one is talking to the mail server', async () => {
    const mailId = await queue();
    const isAsked = mailer.nextWaits();
    const first = sendLetterJob(world.deps, { mailId });
    const letItGo = await isAsked;
    const second = sendLetterJob(world.deps, { mailId });
    letItGo();
    await Promise.all([first, second]);
    expect(mailer.sent).toHaveLength(1);
  });

  test("a letter is resent under the same Message-ID when the mail server's acceptance was lost", async () => {
    const mailId = await queue();
    mailer.unheard = 1;
    await expect(sendLetterJob(world.deps, { mailId })).rejects.toThrow('unheard');
    await sendLetterJob(world.deps, { mailId });
    const messageId = `<${mailId}@realestate.localhost>`;
    expect(mailer.sent.map((letter) => letter.messageId)).toEqual([messageId, messageId]);
  });

  test('a password is erased from the outbox after it is sent (V14.2.2)', async () => {
    const mailId = await queue({ letter: newPassword(SITE, 'тайное-слово'), isSecret: true });
    await world.jobs.runDue();
    expect(mailer.sent[0]?.text).toContain('тайное-слово');
    const { rows } = await world.owner.query('select * from mail_outbox where id = $1', [mailId]);
    expect(JSON.stringify(rows)).not.toContain('тайное-слово');
  });
});
