import type { ApiReply } from '@proverka/contract/api';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { staffOf } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { settingWords, stateOptions, switchKeys } from '../../controls/person-setting-words.ts';

interface OwnerSettingsProps {
  readonly personId: string;
  /** Of one order: they all have the same owner. */
  readonly itemIds: readonly string[];
}

/** What the owner of an order has switched on and off, for those who may read people; each reading is in the journal. */
export function OwnerSettings({ personId, itemIds }: OwnerSettingsProps) {
  const mayRead = useSession(staffOf)?.grants.includes('people') ?? false;
  const [isAsked, setAsked] = useState(false);
  const [itemId] = itemIds;
  if (!mayRead || itemId === undefined) return null;
  return (
    <Card as="section" aria-labelledby="owner-settings" className={desk.card}>
      <h2 id="owner-settings">Настройки владельца</h2>
      {isAsked ? (
        <Settings personId={personId} itemId={itemId} itemIds={itemIds} />
      ) : (
        <>
          <p className={desk.soft}>
            {typeset('Какие письма человек выключил и что ему разрешено. Чтение записывается в журнал.')}
          </p>
          <div>
            <Button variant="secondary" onClick={() => setAsked(true)}>
              Показать настройки
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function Settings({ personId, itemId, itemIds }: OwnerSettingsProps & { readonly itemId: string }) {
  const { api } = usePlatform();
  const query = useQuery({
    queryKey: ['desk-owner-settings', itemId],
    queryFn: ({ signal }) =>
      api.call('POST /admin/person/settings/list', { body: { order_item_ids: [itemId] } }, { signal }),
    retry: false,
  });
  if (query.data === undefined) return <NotLoaded what="настройки" lines={3} query={query} />;
  const { settings } = query.data;
  return (
    <>
      {settings.length === 0 ? (
        <p>{typeset('Ничего не задано: всё как у всех с этой ролью.')}</p>
      ) : (
        <Facts facts={factsOf(settings, itemIds)} />
      )}
      <p>
        <Link to={`/admin/people/${personId}/?part=settings`} className={linkClassName('accent')}>
          Изменить на странице человека
        </Link>
      </p>
    </>
  );
}

type Listed = ApiReply<'POST /admin/person/settings/list'>['settings'];

function factsOf(settings: Listed, itemIds: readonly string[]): [string, string][] {
  const setting = (key: Listed[number]['key']) => settings.find((one) => one.key === key);
  const switches = switchKeys.map((key): [string, string] => [
    settingWords[key],
    stateOptions.find(({ value }) => value === (setting(key)?.value ?? ''))?.label ?? '',
  ]);
  const marked = setting('processing_orders')?.values.filter(({ orderItemId: id }) => itemIds.includes(id));
  return [...switches, [settingWords.processing_orders, `${marked?.length ?? 0} из ${itemIds.length}`]];
}
