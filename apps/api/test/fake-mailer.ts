import type { Mailer, OutgoingLetter } from '#platform/mail/mailer.ts';

export interface FakeMailer extends Mailer {
  readonly sent: OutgoingLetter[];
  /** How many of the next letters the mail server refuses. */
  failures: number;
  /** How many of the next letters it accepts with its answer lost. */
  unheard: number;
  /** Blocks the next letter; resolves on its arrival with the function that releases it. */
  readonly nextWaits: () => Promise<() => void>;
}

export function createFakeMailer(): FakeMailer {
  let beforeNext: (() => Promise<void>) | null = null;
  const fake: FakeMailer = {
    sent: [],
    failures: 0,
    unheard: 0,
    nextWaits() {
      const [comes, goes] = [Promise.withResolvers<() => void>(), Promise.withResolvers<void>()];
      beforeNext = () => {
        comes.resolve(goes.resolve);
        return goes.promise;
      };
      return comes.promise;
    },
    async send(letter) {
      const wait = beforeNext;
      beforeNext = null;
      await wait?.();
      if (fake.failures > 0) {
        fake.failures -= 1;
        throw new Error('the mail server is away');
      }
      fake.sent.push(letter);
      if (fake.unheard === 0) return;
      fake.unheard -= 1;
      throw new Error('the yes was unheard');
    },
  };
  return fake;
}
