import { refusalMessage } from '@proverka/api-client/refused';
import { personSettingsQuery } from '@proverka/api-client/system';
import type { PersonSetting } from '@proverka/contract/person-setting';
import { isNotified, notificationKeys, type NotificationKey } from '@proverka/contract/settings-limits';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { settingsPath } from '../../content/settings-parts.ts';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Switch } from '@proverka/ui-kit/switch';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';

type OrderKey = Exclude<NotificationKey, 'notify_news'>;

/** News have a document of their own on «Согласия»: a switch without its text would be no consent. */
const orderKeys = notificationKeys.filter((key): key is OrderKey => key !== 'notify_news');

const words: Readonly<Record<OrderKey, { readonly title: string; readonly hint: string }>> = {
  notify_order_paid: { title: 'Заказ оплачен', hint: 'Что заказано и когда ждать отчёты' },
  notify_report_ready: {
    title: 'Отчёт готов',
    hint: 'Ссылка на отчёт, как только он готов, и письмо, если для него нужны данные',
  },
};

/** Which letters are sent. */
export function Notifications() {
  const { api } = usePlatform();
  const query = useQuery(personSettingsQuery(api));
  return (
    <Section
      title="Письма"
      note="Письма о входе, паролях, пополнениях и возвратах приходят всегда: они о вашей безопасности и деньгах."
    >
      <Loaded query={query} what="настройки писем" lines={4}>
        {({ settings }) => (
          <>
            <ul className={styles.list}>
              {orderKeys.map((key) => (
                <li key={key}>
                  <NotificationSwitch settingKey={key} isOn={isOn(settings, key)} />
                </li>
              ))}
            </ul>
            <p>
              Новости приходят, только если вы согласились:{' '}
              <Link to={settingsPath('consents')} className={linkClassName()}>
                Согласия
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** Unset means on; advertising needs consent (38-FZ, article 18). */
const isOn = (settings: readonly PersonSetting[], key: NotificationKey): boolean =>
  isNotified(key, settings.find((setting) => setting.key === key)?.value);

interface NotificationSwitchProps {
  readonly settingKey: OrderKey;
  readonly isOn: boolean;
}

/** Switches at once and back when saving failed. */
function NotificationSwitch({ settingKey, isOn }: NotificationSwitchProps) {
  const { api, notices } = usePlatform();
  const queryClient = useQueryClient();
  const { queryKey } = personSettingsQuery(api);
  const put = (value: string): void => {
    queryClient.setQueryData(queryKey, (known) => {
      if (known === undefined) return known;
      const others = known.settings.filter(({ key }) => key !== settingKey);
      return { settings: [...others, { key: settingKey, value, values: [] }] };
    });
  };
  const turn = async (): Promise<void> => {
    const [before, after] = isOn ? ['active', 'inactive'] : ['inactive', 'active'];
    put(after ?? '');
    try {
      await api.call('POST /person/settings/add', { body: { key: settingKey, value: after ?? '' } });
    } catch (error) {
      put(before ?? '');
      notices.show('danger', `Не сохранено. ${refusalMessage(error)}`);
    }
  };
  const { title, hint } = words[settingKey];
  return (
    <Switch checked={isOn} onChange={() => void turn()} hint={hint}>
      {title}
    </Switch>
  );
}
