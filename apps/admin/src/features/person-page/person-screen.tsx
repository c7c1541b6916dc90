import type { FoundAccount } from '@proverka/contract/account-sessions';
import type { PersonPage } from '@proverka/contract/desk-people';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Tabs } from '@proverka/ui-kit/tabs';
import type { ComponentType, ReactNode } from 'react';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { Access } from './access.tsx';
import { Money } from './money.tsx';
import { Overview } from './overview.tsx';

/** A tab of the page of a person. */
export interface PersonPart {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

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
  /** Parts that read and fail on their own; `onChanged` reads the account anew. */
  readonly partsOf: (page: PersonPage, onChanged: () => Promise<void>) => readonly PersonPart[];
}

/** All of one account. */
export function PersonScreen({ id, part, onPart, Sessions, Advance, partsOf }: PersonScreenProps) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['desk-person', id],
    queryFn: ({ signal }) =>
      api.call('GET /admin/users/{person_id}', { params: { person_id: id } }, { signal }),
    retry: false,
  });
  if (data === undefined)
    return <NotLoaded what="аккаунт" lines={8} headingAs="h1" query={{ error, isFetching, refetch }} />;
  const onChanged = async () => void (await refetch());
  const parts = [...ownParts(data, { Sessions, Advance }, onChanged), ...partsOf(data, onChanged)];
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

function ownParts(
  page: PersonPage,
  { Sessions, Advance }: Pick<PersonScreenProps, 'Sessions' | 'Advance'>,
  onChanged: () => Promise<void>,
): readonly PersonPart[] {
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
  ];
}
