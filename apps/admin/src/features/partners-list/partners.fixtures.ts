import type { DeskPartner } from '@proverka/contract/desk-partners';

/** Invented partners, as many as asked for. */
export const examplePartners = (count: number): readonly DeskPartner[] =>
  Array.from({ length: count }, (_, place) => ({
    person_id: `0192f0c1-0000-7000-8000-${String(place).padStart(12, '0')}`,
    name: place === 1 ? '' : `Тестов Иван ${place + 1}`,
    email: `testov${place + 1}@example.com`,
    brand: place % 2 === 0 ? 'person-check' : 'real-estate',
    is_closed: place === 3,
    customers: 12 - place,
    latest_date: '2026-11-20T09:00:00.000Z',
    earned: 25_000,
    paid: 5000,
    on_way: place === 0 ? 5000 : 0,
    owed: 15_000 - place * 1000,
  }));
