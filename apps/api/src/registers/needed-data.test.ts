import { expect, test } from 'vitest';
import { signedConsent } from './ask-case.fixtures.ts';
import type { CheckSources } from './checks/check-sources.ts';
import { checkOf, checkTypes } from './checks.ts';
import { lacks, neededBy } from './needed-data.domain.ts';
import type { ItemMetadata } from './subject.domain.ts';

const bare = { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' };
const withPassport = { ...bare, passport_series: '0010', passport_number: '100001' };
const about = (owner: Record<string, string>): ItemMetadata => ({ ownersData: [owner] });

/** A supplier that wants an INN where its protocol says that it does, and knows nobody. */
const origin = { source: 'Тестовый реестр', sourceDate: '2026-11-20', costKopecks: 0 };
const nobody = { kind: 'nothing_found', ...origin } as const;
const sources = {
  supplier: {
    check: (name: string, subject: Readonly<Record<string, unknown>>) =>
      Promise.resolve(
        name === 'tax_debts' && subject['inn'] === undefined
          ? { kind: 'needs_data', missing: ['inn'], reason: 'Нужен ИНН' }
          : nobody,
      ),
    creditRating: () => Promise.resolve(nobody),
  },
  fssp: { person: () => Promise.resolve(nobody) },
  passports: { check: () => Promise.resolve(nobody) },
} as unknown as CheckSources;

test.each(checkTypes.filter((type) => checkOf(type)?.kind === 'person'))(
  'what %s needs is named before anybody asks it',
  async (type) => {
    const ask = async (owner: Record<string, string>) =>
      checkOf(type)?.ask(sources, about(owner), null, AbortSignal.timeout(1000), {
        consent: signedConsent(),
      });
    const answer = await ask(bare);
    const missing = answer?.kind === 'needs_data' ? answer.missing : [];
    expect(missing).toEqual([neededBy(type)].filter((one) => one !== null));
    expect(await ask({ ...withPassport, inn: '500100732259' })).not.toMatchObject({ kind: 'needs_data' });
  },
);

test('half of a passport is none', () => {
  expect(lacks('person', about(bare), 'passport')).toBe(true);
  expect(lacks('person', about({ ...bare, passport_series: '0010' }), 'passport')).toBe(true);
  expect(lacks('person', about(withPassport), 'passport')).toBe(false);
  expect(lacks('person', about(withPassport), 'inn')).toBe(true);
});
