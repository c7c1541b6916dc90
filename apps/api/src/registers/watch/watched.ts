import type { SourceName } from '@proverka/contract/desk-sources';
import type { SlowSource, Source } from '#platform/outbound/source.ts';
import type { CarAdverts } from '../sources/car-adverts/car-adverts.ts';
import type { Dadata } from '../sources/dadata/dadata.ts';
import type { Egrul } from '../sources/egrul/egrul.ts';
import type { Fssp } from '../sources/fssp/fssp.ts';
import type { Supplier } from '../sources/supplier/supplier.ts';
import type { Vehicle } from '../sources/vehicle/vehicle.ts';
import type { SourceCalls } from './note-calls.ts';

/** Adapters whose answers are noted. */
export const watchedSource = <Subject, Data>(
  calls: SourceCalls,
  name: SourceName,
  { check }: Source<Subject, Data>,
): Source<Subject, Data> => ({
  check: (subject, signal) => calls.ask(name, subject, signal, () => check(subject, signal)),
});

/** A question of a slow source costs `price` kopecks once it is taken. */
export const watchedSlowSource = <Subject, Data>(
  calls: SourceCalls,
  name: SourceName,
  { ask, find, look }: SlowSource<Subject, Data>,
  price: number,
): SlowSource<Subject, Data> => ({
  async ask(subject, reference, signal) {
    const answer = await calls.ask(name, subject, signal, () => ask(subject, reference, signal));
    if (answer.kind === 'ticketed') calls.spent(name, price);
    return answer;
  },
  async find(reference, except, signal) {
    const none = { kind: 'none' } as const;
    const found = await calls.ask(
      name,
      reference,
      signal,
      async () => (await find(reference, except, signal)) ?? none,
    );
    return found.kind === 'none' ? null : found;
  },
  look: (ticket, signal) => calls.ask(name, ticket, signal, () => look(ticket, signal)),
});

export const watchedSuggestions = (calls: SourceCalls, { addresses, parties }: Dadata): Dadata => ({
  addresses: watchedSource(calls, 'dadata', addresses),
  parties: watchedSource(calls, 'dadata', parties),
});

export const watchedSupplier = (calls: SourceCalls, supplier: Supplier): Supplier => ({
  check: (name, subject, record, ticket, signal) =>
    calls.ask('supplier', [name, subject], signal, () =>
      supplier.check(name, subject, record, ticket, signal),
    ),
  creditRating: (consent, subject, record, ticket, signal) =>
    calls.ask('supplier', ['credit', consent.id], signal, () =>
      supplier.creditRating(consent, subject, record, ticket, signal),
    ),
});

export const watchedFssp = (calls: SourceCalls, fssp: Fssp): Fssp => ({
  person: (subject, ticket, signal) =>
    calls.ask('fssp', subject, signal, () => fssp.person(subject, ticket, signal)),
  company: (company, ticket, signal) =>
    calls.ask('fssp', company, signal, () => fssp.company(company, ticket, signal)),
});

export const watchedEgrul = (calls: SourceCalls, egrul: Egrul): Egrul => ({
  find: (number, ticket, signal) =>
    calls.ask('egrul', number, signal, () => egrul.find(number, ticket, signal)),
});

export const watchedVehicle = (calls: SourceCalls, vehicle: Vehicle): Vehicle => ({
  check: (block, car, result, signal) =>
    calls.ask('vehicle', [block, car], signal, () => vehicle.check(block, car, result, signal)),
});

export const watchedCarAdverts = (calls: SourceCalls, { similar }: CarAdverts): CarAdverts => ({
  similar: (question, signal) => calls.ask('car_adverts', question, signal, () => similar(question, signal)),
});
