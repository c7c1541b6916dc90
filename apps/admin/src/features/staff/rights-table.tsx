import { staffGrants } from '@proverka/contract/grants';
import { grantsOfStaff, staffRoles } from '@proverka/contract/staff-roles';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { grantWords, roleWords } from '../../controls/staff-words.ts';

type Grant = (typeof staffGrants)[number];

const columns: readonly TableColumn<Grant>[] = [
  { key: 'grant', title: 'Действие', kind: 'main', cell: (grant) => grantWords[grant] },
  ...staffRoles.map((role) => ({
    key: role,
    title: roleWords[role],
    cell: (grant: Grant) => (grantsOfStaff[role].includes(grant) ? 'да' : '—'),
  })),
];

/** Which role may do what: the data the server decides by. */
export function RightsTable() {
  return (
    <Table hideCaption caption="Права ролей" columns={columns} rows={staffGrants} rowKey={(grant) => grant} />
  );
}
