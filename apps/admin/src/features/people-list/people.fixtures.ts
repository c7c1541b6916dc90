import type { DeskPerson } from '@proverka/contract/desk-people';

/** Invented people, as many as asked for. */
export const examplePeople = (count: number): readonly DeskPerson[] =>
  Array.from({ length: count }, (_, index) => ({
    person_id: `0192f0c1-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: index % 7 === 3 ? '' : `Тестов Иван ${index + 1}`,
    email: `testov${index + 1}@example.com`,
    phone: '+79990000000',
    person_role: index % 2 === 0 ? 2 : 5,
    brand: index % 3 === 0 ? 'person-check' : 'real-estate',
    balance: index * 100.5,
    bonus_balance: 0,
    spent: index * 499,
    tariff_name: 'Базовый',
    created_date: new Date(Date.UTC(2026, 10, 20, 9, 0) - index * 3_600_000).toISOString(),
    source: index % 5 === 0 ? 'spring50' : '',
    is_closed: index % 11 === 10,
  }));
