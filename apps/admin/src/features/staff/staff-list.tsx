import { staffKey } from '@proverka/api-client/staff';
import type { StaffPerson } from '@proverka/contract/staff';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useLocation } from '@proverka/shell-sdk/router';
import { useEffect } from 'react';
import desk from '../../controls/desk.module.css';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { wholePage } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { StaffCard } from './staff-card.tsx';
import { fitsStaff, staffColumns, staffFilters } from './staff-columns.ts';
import type { StaffChanges } from './use-staff.ts';

const idOf = ({ person }: StaffPerson): string => person.id;
const cardId = (personId: string): string => `staff-${personId}`;
const hrefOf = ({ person }: StaffPerson): string => `/admin/staff/#${cardId(person.id)}`;

/** Everybody of the staff as a list, and below it the roles of those who fit, where they are confirmed and ended. */
export function StaffList({ changes }: { readonly changes: StaffChanges }) {
  const { api } = usePlatform();
  const state = useListState(staffFilters);
  const pages = useListPages<StaffPerson>({
    queryKey: [...staffKey, 'list', state.values],
    // The other admin confirms meanwhile.
    isQueue: true,
    read: async (_, signal) => {
      const { staff } = await api.call('GET /admin/staff', {}, { signal });
      return wholePage(staff.filter(fitsStaff(state.values)));
    },
  });
  const { rows } = pages;
  useFocusOnChosen(rows);
  return (
    <>
      <DeskTable
        name="staff"
        label="Сотрудники"
        columns={staffColumns}
        filters={staffFilters}
        empty={{
          title: 'Сотрудников пока нет',
          text: 'Первого администратора добавляют командой на сервере, остальных — здесь.',
        }}
        {...{ state, pages, idOf, hrefOf }}
      />
      {rows !== undefined && rows.length > 0 && pages.failure === '' && (
        <section aria-labelledby="staff-roles" className={desk.section}>
          <h2 id="staff-roles">Роли и&nbsp;допуски</h2>
          {rows.map((member) => (
            <div key={member.person.id} id={cardId(member.person.id)} tabIndex={-1}>
              <StaffCard member={member} changes={changes} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/** A row leads to the card of its person, which takes the focus. */
function useFocusOnChosen(rows: readonly StaffPerson[] | undefined): void {
  const location = useLocation();
  const isThere = rows !== undefined;
  useEffect(() => {
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.focus();
  }, [location, isThere]);
}
