import type { NumbersQuery } from '@proverka/api-client/desk-numbers';
import type { TopCustomer } from '@proverka/contract/desk-numbers';
import type { StaffGrant } from '@proverka/contract/grants';
import { useSession } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { staffOf } from '@proverka/shell-sdk/session';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { brandWords } from '../../controls/account-words.ts';
import { ListStates } from '../../controls/list-states.tsx';
import type { DeskColumn } from '../../desk-table/desk-column.ts';
import { countColumn, sumColumn } from './number-columns.tsx';
import { rowsAddress } from './numbers-address.domain.ts';
import { NumbersTable } from './numbers-table.tsx';

interface TopCustomersProps {
  /** The period they paid in. */
  readonly query: NumbersQuery;
  /** As `useQuery` gives it. */
  readonly found: {
    readonly data: { readonly people: readonly TopCustomer[] } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The hundred who paid most, with a way to the account and to what they paid where the grants open them. */
export function TopCustomers({ query, found }: TopCustomersProps) {
  const grants = useSession(staffOf)?.grants ?? [];
  return (
    <ListStates
      query={found}
      isEmpty={({ people }) => people.length === 0}
      empty={{ title: 'За этот период никто не платил', text: 'Выберите другие дни.' }}
    >
      {({ people }) => (
        <NumbersTable
          title="Кто больше всех заплатил"
          rows={people}
          rowKey={({ person_id: id }) => id}
          columns={customerColumns(grants, query)}
        />
      )}
    </ListStates>
  );
}

const customerColumns = (
  grants: readonly StaffGrant[],
  query: NumbersQuery,
): readonly DeskColumn<TopCustomer>[] => [
  {
    key: 'email',
    title: 'Покупатель',
    text: ({ email }) => email,
    ...(grants.includes('people') && { cell: linkToPerson }),
  },
  { key: 'brand', title: 'Сайт', text: ({ brand }) => brandWords[brand] },
  countColumn('orders', 'Заказов', ({ paid_orders: orders }) => orders, {
    ...(grants.includes('numbers') && {
      href: ({ person_id: id }) => rowsAddress('paid', query, { person_id: id }),
    }),
  }),
  sumColumn('sum', 'Заплатил', ({ paid_sum: sum }) => sum),
];

const linkToPerson = ({ email, person_id: id }: TopCustomer) => (
  <Link to={`/admin/people/${id}/`} className={linkClassName('plain')}>
    {email}
  </Link>
);
