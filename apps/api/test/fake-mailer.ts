import type { Mailer, OutgoingLetter } from '../src/mail/mailer.ts';

export interface FakeMailer extends Mailer {
  readonly sent: OutgoingLetter[];
  /** How many of the next letters the mail server does not take. */
  failures: number;
}

export function createFakeMailer(): FakeMailer {
  const fake: FakeMailer = {
    sent: [],
    failures: 0,
    async send(letter) {
      if (fake.failures > 0) {
        fake.failures -= 1;
        throw new Error('the mail server is away');
      }
      fake.sent.push(letter);
    },
  };
  return fake;
}
