import { randomUUID } from 'node:crypto';
import type { Batch } from '@proverka/contract/wholesale';
import type { LightMyRequestResponse as Response } from 'fastify';
import type { SubjectKind } from '@proverka/contract/subject';
import type { CheckSources } from '#registers/checks/check-sources.ts';
import type { CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { SignedInPerson } from './world.ts';
import { consentNow } from './consents.ts';

/** The host selects the brand; forwarded as by the shell. */
export const PERSON_CHECK = { 'source-site': 'fizcheck.localhost' };

/** Invented people, after a header line. */
export function peopleCsv(count: number, spoil: (place: number) => boolean = () => false): string {
  const rows = Array.from({ length: count }, (_, place) => {
    const day = String((place % 28) + 1).padStart(2, '0');
    const month = String((Math.floor(place / 28) % 12) + 1).padStart(2, '0');
    const date = spoil(place) ? '31.02.1990' : `${day}.${month}.${1970 + Math.floor(place / 336)}`;
    return `Тестов;Иван;Петрович;${date}`;
  });
  return ['Фамилия;Имя;Отчество;Дата рождения', ...rows].join('\n');
}

export const upload = (person: SignedInPerson, body: object, headers = PERSON_CHECK): Promise<Response> =>
  person.request({ method: 'POST', url: '/wholesale', payload: body, headers });

export const uploadText = async (
  person: SignedInPerson,
  text: string,
  headers = PERSON_CHECK,
): Promise<Batch> => (await upload(person, { text }, headers)).json<Batch>();

export function confirm(
  person: SignedInPerson,
  batch: Pick<Batch, 'id' | 'total'>,
  { key = randomUUID(), balance = true, skipMissing = false, headers = PERSON_CHECK } = {},
): Promise<Response> {
  return person.request({
    method: 'POST',
    url: `/wholesale/${batch.id}/confirm`,
    payload: {
      use_account_balance: balance,
      skip_missing: skipMissing,
      expected_total: batch.total,
      consent: consentNow,
    },
    headers: { 'idempotency-key': key, ...headers },
  });
}

/** Registers that know nobody; for some people, identified by birth date, the supplier rejects the question. */
export function quietSources(isRefused: (birthDate: string) => boolean = () => false): CheckSources {
  const absent = { check: () => Promise.reject(new Error('not asked in these tests')) };
  const supplier: CheckSources['supplier'] = {
    check: (_name, subject) =>
      Promise.resolve(
        isRefused(String(subject['birth_date']))
          ? unavailable('the supplier refused the question', false)
          : { kind: 'nothing_found', source: 'Тестовый реестр', sourceDate: '2026-11-20', costKopecks: 0 },
      ),
    creditRating: absent.check,
  };
  const asked: Partial<CheckSources> = { supplier, passports: absent };
  return asked as CheckSources;
}

/** A product with one task: bankruptcy. */
export const CHECK_BANKRUPTCY = '0192f0c1-0000-7000-8000-00000000020f';

export const choose = async (
  person: SignedInPerson,
  batch: Pick<Batch, 'id'>,
  products: object,
): Promise<Batch> =>
  (
    await person.request({ method: 'PUT', url: `/wholesale/${batch.id}`, payload: { products } })
  ).json<Batch>();

const product = (id: string, subject: SubjectKind, nameRu: string, name = id): CatalogueProduct => ({
  id,
  name,
  subject,
  nameRu,
  brand: 'person-check',
  description: '',
  contents: [],
  isInstant: false,
  tasks: [],
  ownerTasks: [],
  createdAt: new Date(0),
  components: [],
});
/** One product for every kind of subject, and a second one for people. */
export const soldProducts: readonly CatalogueProduct[] = [
  product('person', 'person', 'Проверка физического лица'),
  product('fssp', 'person', 'Долги у приставов'),
  product('company', 'company', 'Проверка контрагента'),
  product('car', 'car', 'Проверка автомобиля'),
  product('object', 'object', 'Выписка об объекте', 'EgrnObject'),
];
