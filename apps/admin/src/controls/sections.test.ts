import { endpoints } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import { grantsOfStaff, staffRoles } from '@proverka/contract/staff-roles';
import { expect, test } from 'vitest';
import { menuFor, sectionsFor } from './sections.ts';

test.each(staffRoles)('the menu of %s has only screens whose calls this role may make', (role) => {
  const grants = grantsOfStaff[role];
  const closed = sectionsFor(grants).filter(({ calls }) =>
    calls.some((call) => {
      const { grant }: Endpoint = endpoints[call];
      return grant === undefined || !grants.includes(grant);
    }),
  );
  expect(closed.map(({ title }) => title)).toEqual([]);
});

test('a manager is not led to what only others may change', () => {
  const titles = menuFor(grantsOfStaff.manager).flatMap(({ sections }) => sections.map(({ title }) => title));
  expect(titles).toContain('Заказы');
  expect(titles).not.toContain('Объявления');
});
