import { createHash } from 'node:crypto';
import type { ConsentText } from '@proverka/contract/consent';
import { endpoints } from '@proverka/contract/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { registration } from '../../../test/accounts.ts';
import { agreeTo, consentNow, processingConsent } from '../../../test/consents.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

let world: TestWorld;
let person: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld();
  person = await world.signIn();
});

const post = async (url: string, payload: object) =>
  (await world.api.inject({ method: 'POST', url, payload })).json();
const purposesOf = async (who: SignedInPerson) =>
  (await who.request({ url: '/person/consents' })).json().consents;
const ivan = { last_name: 'Тестов', first_name: 'Иван', middle_name: '', birth_date: '1980-01-31' };
const passport = { ...ivan, series: '4509', number: '123456' };
const body = { subject: ivan, product_name: 'CheckPerson', ...passport };
const support = { name: 'Тестов', email: 'guest@example.com', text: 'Образец вопроса', page: '/' };

/** Calls whose body names a version, with the rest of the body. */
const calls: Readonly<Record<string, object>> = {
  'POST /register': registration(),
  'POST /passport/check': body,
  'POST /fssp/free': body,
  'POST /preview': body,
  'POST /support': support,
  'POST /events/opt': { name: 'Тестов', email: 'guest@example.com', reports_a_month: 10 },
};

describe('versions of documents', () => {
  test('every call that takes a version is known to this test or is tried with its order', () => {
    const taking = Object.entries(endpoints).flatMap(([key, endpoint]) =>
      'body' in endpoint && 'shape' in endpoint.body && 'consent' in endpoint.body.shape ? [key] : [],
    );
    const ordering = ['POST /regorder', 'POST /wholesale/{batch_id}/confirm'];
    expect(taking.toSorted()).toEqual([...Object.keys(calls), ...ordering].toSorted());
  });

  test.each(Object.entries(calls))(
    '%s refuses a version that never was and stores no consent',
    async (key, rest) => {
      const before = await world.db.selectFrom('consent').select('id').execute();
      const consent = { ...consentNow, personal_data_version: '2026-11' };
      const answer = await post(key.slice('POST '.length), { ...rest, consent });
      expect(answer).toMatchObject({ status: 422, code: 'consent_version_unknown' });
      expect(answer.title).toContain('Такой редакции документа не публиковали');
      expect(await world.db.selectFrom('consent').select('id').execute()).toHaveLength(before.length);
    },
  );

  test.each(Object.entries(calls))(
    '%s names the new version of a text that was replaced',
    async (key, rest) => {
      const consent = { ...consentNow, personal_data_version: '2026-09-01' };
      const answer = await post(key.slice('POST '.length), { ...rest, consent });
      expect(answer).toMatchObject({
        status: 409,
        code: 'consent_version_replaced',
        consent: { personal_data: processingConsent.personal_data_version },
      });
    },
  );

  test('a consent is stored with the hash of the text that is shown to anybody later', async () => {
    await post('/support', { ...support, consent: processingConsent });
    const [stored] = await world.db
      .selectFrom('consent')
      .selectAll()
      .where('given_where', '=', 'POST /support')
      .execute();
    const { texts } = (await world.api.inject({ url: '/consent_texts' })).json<{ texts: ConsentText[] }>();
    for (const { purpose, version, hash } of texts) {
      const shown = (await world.api.inject({ url: `/consent_texts/${purpose}/${version}` })).json();
      expect(createHash('sha256').update(shown.text).digest('hex')).toBe(hash);
    }
    const current = texts.find(({ purpose, is_current }) => purpose === 'personal_data' && is_current);
    expect(stored).toMatchObject({
      purpose: 'personal_data',
      text_version: current?.version,
      text_hash: current?.hash,
      contact: 'guest@example.com',
      brand: 'real-estate',
    });
  });

  test('a text that never was is not found', async () => {
    const answer = await world.api.inject({ url: '/consent_texts/news/2026-11' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('withdrawal', () => {
  test('news are agreed to, withdrawn at once and agreed to again', async () => {
    await agreeTo(person, 'news');
    expect(await purposesOf(person)).toContainEqual(
      expect.objectContaining({ purpose: 'news', version: '2026-11-20', withdrawn_at: null }),
    );
    const withdraw = () => person.request({ method: 'DELETE', url: '/person/consents/news' });
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).json()).toMatchObject({ code: 'consent_not_given' });
    expect(await purposesOf(person)).toContainEqual(
      expect.objectContaining({ purpose: 'news', version: null, withdrawn_at: expect.any(String) }),
    );
    await agreeTo(person, 'news');
    expect(await purposesOf(person)).toContainEqual(
      expect.objectContaining({ purpose: 'news', version: '2026-11-20' }),
    );
  });

  test('a consent is not given to a version that never was', async () => {
    const payload = { version: '2030-01-01' };
    const answer = await person.request({ method: 'POST', url: '/person/consents/third_parties', payload });
    expect(answer.json()).toMatchObject({ code: 'consent_version_unknown' });
  });
});
