import type { FoundAccount } from '@proverka/contract/account-sessions';
import type { PersonPage } from '@proverka/contract/desk-people';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Tabs } from '@proverka/ui-kit/tabs';
import type { ComponentType } from 'react';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { Access } from './access.tsx';
import { Events } from './events.tsx';
import { Letters } from './letters.tsx';
import { Money } from './money.tsx';
import { Overview } from './overview.tsx';

interface PersonScreenProps {
  readonly id: string;
  /** Of the address; the first part when it is no part. */
  readonly part: string | null;
  readonly onPart: (part: string) => void;
  /** Where the account is open, and what closes it. */
  readonly Sessions: ComponentType<{
    readonly found: FoundAccount;
    readonly onChanged: () => Promise<void>;
  }>;
  /** Gives an unspent advance back. */
  readonly Advance: ComponentType<{ readonly personId: string }>;
}

/** All of one account. */
export function PersonScreen({ id, part, onPart, Sessions, Advance }: PersonScreenProps) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['desk-person', id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/users/{person_id}', { params: { person_id: id } }, { signal }),
    retry: false,
  });
  if (data === undefined)
    return <NotLoaded what="аккаунт" lines={8} headingAs="h1" query={{ error, isFetching, refetch }} />;
  const parts = partsOf(data, { Sessions, Advance }, async () => void (await refetch()));
  return (
    <>
      <h1>{data.person.name || data.person.email}</h1>
      <Tabs
        label="Аккаунт"
        value={parts.find(({ value }) => value === part)?.value ?? 'overview'}
        onValueChange={onPart}
        items={parts}
      />
    </>
  );
}

function partsOf(
  page: PersonPage,
  { Sessions, Advance }: Pick<PersonScreenProps, 'Sessions' | 'Advance'>,
  onChanged: () => Promise<void>,
) {
  const { person_id: id, name, email } = page.person;
  return [
    { value: 'overview', label: 'Обзор', content: <Overview page={page} /> },
    {
      value: 'money',
      label: 'Деньги',
      content: (
        <Money page={page}>
          <Advance personId={id} />
        </Money>
      ),
    },
    {
      value: 'access',
      label: 'Доступ',
      content: (
        <Access page={page}>
          <Sessions
            found={{ person: { id, name: name || email, email }, sessions: page.sessions }}
            onChanged={onChanged}
          />
        </Access>
      ),
    },
    {
      value: 'letters',
      label: 'Письма',
      count: page.letters.length,
      content: <Letters letters={page.letters} />,
    },
    ...(page.events === null
      ? []
      : [{ value: 'events', label: 'Журнал', content: <Events events={page.events} /> }]),
  ];
}
