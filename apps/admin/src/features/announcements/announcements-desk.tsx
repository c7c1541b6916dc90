import { refusalMessage } from '@proverka/api-client/refused';
import { systemSettingsQuery } from '@proverka/api-client/system-settings';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { Card } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { AnnouncementCard } from './announcement-card.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { isAlert } from './announcement-words.domain.ts';
import styles from './announcements.module.css';
import { useAnnouncements } from './use-announcements.ts';

/** What the site says to everybody and switches; visitors have a change within seconds. */
export function AnnouncementsDesk() {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery(systemSettingsQuery(api));
  const changes = useAnnouncements();
  if (data === undefined) {
    if (error === null) return <SkeletonText lines={6} label="Загружаем объявления" />;
    return (
      <FailureState
        title="Не удалось загрузить объявления"
        text={refusalMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const alerts = data.settings.filter(({ key }) => isAlert(key));
  const switches = data.settings.filter(({ key }) => !isAlert(key));
  return (
    <>
      {changes.refusal !== '' && (
        <Banner tone="danger" live>
          {changes.refusal}
        </Banner>
      )}
      <Card as="section" aria-labelledby="new-announcement" className={styles.card}>
        <h2 id="new-announcement">Новое объявление</h2>
        <AnnouncementForm changes={changes} />
      </Card>
      <section aria-labelledby="announcements" className={styles.section}>
        <h2 id="announcements">Объявления</h2>
        {alerts.length === 0 && (
          <EmptyState
            title="Объявлений нет"
            text="Добавленное выше встанет под шапкой страниц через несколько секунд."
          />
        )}
        {alerts.map((setting) => (
          <AnnouncementCard key={setting.key} setting={setting} changes={changes} />
        ))}
      </section>
      <section aria-labelledby="switches" className={styles.section}>
        <h2 id="switches">Переключатели</h2>
        {switches.map((setting) => (
          <AnnouncementCard key={setting.key} setting={setting} changes={changes} />
        ))}
      </section>
    </>
  );
}
