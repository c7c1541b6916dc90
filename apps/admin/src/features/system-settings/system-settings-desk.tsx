import { systemSettingsQuery } from '@proverka/api-client/system-settings';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Card } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { SettingCard } from './setting-card.tsx';
import { AlertForm } from './alert-form.tsx';
import { isAlert } from './setting-words.domain.ts';
import { useSystemSettings } from './use-system-settings.ts';
import desk from '../../controls/desk.module.css';

/** Site alerts and switches; visitors see a change within seconds. */
export function SystemSettingsDesk() {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery(systemSettingsQuery(api));
  const changes = useSystemSettings();
  if (data === undefined) return <NotLoaded what="объявления" query={{ error, isFetching, refetch }} />;
  const alerts = data.settings.filter(({ key }) => isAlert(key));
  const switches = data.settings.filter(({ key }) => !isAlert(key));
  return (
    <>
      <FailureNote text={changes.refusal} />
      <Card as="section" aria-labelledby="new-alert" className={desk.card}>
        <h2 id="new-alert">Новое объявление</h2>
        <AlertForm changes={changes} />
      </Card>
      <section aria-labelledby="alerts" className={desk.section}>
        <h2 id="alerts">Объявления</h2>
        {alerts.length === 0 && (
          <EmptyState
            title="Объявлений нет"
            text="Добавленное выше встанет под шапкой страниц через несколько секунд."
          />
        )}
        {alerts.map((setting) => (
          <SettingCard key={setting.key} setting={setting} changes={changes} />
        ))}
      </section>
      <section aria-labelledby="switches" className={desk.section}>
        <h2 id="switches">Переключатели</h2>
        {switches.map((setting) => (
          <SettingCard key={setting.key} setting={setting} changes={changes} />
        ))}
      </section>
    </>
  );
}
