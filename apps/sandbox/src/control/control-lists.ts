import type { Company } from '../companies/company.ts';
import type { ExtractRequest } from '../kadnet/extract-request.ts';
import { statusAt } from '../kadnet/progress.domain.ts';
import { addressOf } from '../objects/address.domain.ts';
import type { RealtyObject } from '../objects/object.ts';
import type { Car } from '../registers/car.ts';
import type { WorldPerson } from '../registers/person.ts';
import { normaliseSubject } from '../source/behaviour.domain.ts';
import type { Delivery } from '../yookassa/notification.ts';
import type { PaymentRecord } from '../yookassa/payment.ts';
import { paymentSubjects } from '../yookassa/payment-context.ts';
import type { World } from './world.ts';

type Query = Record<string, string | undefined>;

const MOST = 200;

/** Newest first; filtered by subject when one is given. */
function about<T>(items: T[], { subject }: Query, subjectsOf: (item: T) => (string | undefined)[]): T[] {
  const wanted = subject === undefined ? undefined : normaliseSubject(subject);
  const fits = (one: string | undefined): boolean => one !== undefined && normaliseSubject(one) === wanted;
  return items
    .filter((item) => wanted === undefined || subjectsOf(item).some(fits))
    .reverse()
    .slice(0, MOST);
}

const paymentEntry = ({ payment, token, receipt, isProcessing }: PaymentRecord) => ({
  ...payment,
  token,
  receipt,
  is_processing: isProcessing === true,
});

const notificationEntry = (delivery: Delivery) => ({
  ...delivery,
  body: JSON.parse(delivery.body) as unknown,
});

const extractEntry = (request: ExtractRequest, now: Date) => ({ ...request, status: statusAt(request, now) });

const objectEntry = (object: RealtyObject) => ({
  scenario: object.scenario ?? null,
  number: object.number,
  kind: object.kind,
  status: object.status,
  address: addressOf(object),
});

/** A person in the fields of the check form. */
function personEntry(person: WorldPerson) {
  const [series = '', number = ''] = person.passport.split(' ');
  return {
    scenario: person.scenario ?? null,
    last_name: person.last,
    first_name: person.first,
    middle_name: person.middle ?? '',
    birth_date: person.born,
    passport_series: series,
    passport_number: number,
    inn: person.inn,
    region: person.region,
    found_in: Object.keys(person.records ?? {}),
  };
}

const companyEntry = ({ scenario, inn, ogrn, name, status, records = {} }: Company) => ({
  scenario: scenario ?? null,
  inn,
  ogrn,
  name,
  status,
  found_in: Object.keys(records),
});

const carEntry = ({ scenario, vin, body, plate, brand, model, year }: Car) => ({
  scenario: scenario ?? null,
  vin,
  body_number: body,
  plate,
  brand,
  model,
  year,
});

/** People of one scenario, or everybody. */
const ofScenario = <T extends { scenario?: string }>(items: readonly T[], { scenario }: Query): T[] =>
  items.filter((item) => scenario === undefined || item.scenario === scenario);

/** Every string inside a value: a conversion can be found by any of its ids. */
function words(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(words);
}

/** Stored records by the name of the list; `subject` in the query filters them. */
export const LISTS: Record<string, (world: World, query: Query) => unknown[]> = {
  payments: ({ context }, query) => about(context.payments.all(), query, paymentSubjects).map(paymentEntry),
  refunds: ({ context }, query) =>
    about(context.refunds.all(), query, ({ id, payment_id: payment }) => [id, payment]),
  receipts: ({ context }, query) =>
    about(context.receipts.all(), query, ({ id, payment_id: payment, customer }) => [
      id,
      payment,
      customer?.email,
    ]),
  notifications: ({ context }, query) =>
    about(context.notifier.all(), query, ({ id, subjects }) => [id, ...subjects]).map(notificationEntry),
  extracts: ({ extracts, now }, query) =>
    about(extracts.all(), query, ({ id, number }) => [id, number]).map((request) =>
      extractEntry(request, now()),
    ),
  messages: ({ messages }, query) => about(messages.all(), query, ({ number }) => [number]),
  received: ({ received }, query) =>
    about(
      received.all().filter(({ target }) => query['target'] === undefined || target === query['target']),
      query,
      ({ parameters, body }) => [...Object.values(parameters), ...words(body)],
    ),
  people: ({ registers }, query) => ofScenario(registers.people, query).map(personEntry),
  companies: ({ registers }, query) => ofScenario(registers.companies, query).map(companyEntry),
  cars: ({ registers }, query) => ofScenario(registers.cars, query).map(carEntry),
  /** Without a query, only the objects of a scenario. */
  objects: ({ register }, { scenario, query }) =>
    (query ? register.search(query) : register.all)
      .filter((object) =>
        scenario ? object.scenario === scenario : query !== undefined || object.scenario !== undefined,
      )
      .map(objectEntry),
};
