import type { Mailing } from '@proverka/contract/mailing';
import { beforeEach } from 'vitest';
import { agreeTo } from './consents.ts';
import { createFakeMailer } from './fake-mailer.ts';
import type { SignedInPerson, TestWorld } from './world.ts';
import { createTestWorld } from './world.ts';

export const MAILING_CONTENT = {
  brand: 'real-estate',
  subject: 'Новая проверка',
  text: '# Что нового\n\nТеперь есть **история цен**: [посмотрите](/valuation/).\n\n<script>alert(1)</script>',
} as const;

interface MailingWorld {
  readonly world: TestWorld;
  readonly mailer: ReturnType<typeof createFakeMailer>;
  readonly admin: SignedInPerson;
  /** Somebody who agreed to the news. */
  readonly reader: () => Promise<SignedInPerson>;
  readonly draft: (more?: object) => Promise<Mailing>;
  readonly start: (id: string) => ReturnType<SignedInPerson['request']>;
  /** To whom letters went, in the order of addresses. */
  readonly readersOf: () => string[];
}

/** A world for a file of tests of mailings: nobody subscribes and no letter has gone when a test begins. */
export async function createMailingWorld(): Promise<MailingWorld> {
  const mailer = createFakeMailer();
  const world = await createTestWorld({ replace: { mailer } });
  const admin = await world.signIn({ staff: 'admin' });
  beforeEach(async () => {
    mailer.sent.length = 0;
    await world.owner.query(`delete from person_setting`);
  });
  const post = (url: string, payload: object = {}) => admin.request({ method: 'POST', url, payload });
  return {
    world,
    mailer,
    admin,
    reader: async () => {
      const person = await world.signIn();
      await agreeTo(person, 'news');
      return person;
    },
    draft: async (more = {}) =>
      (await post('/admin/mailing', { ...MAILING_CONTENT, ...more })).json<{ mailing: Mailing }>().mailing,
    start: (id) => post(`/admin/mailing/${id}/start`),
    readersOf: () => mailer.sent.map(({ recipient }) => recipient).sort(),
  };
}
