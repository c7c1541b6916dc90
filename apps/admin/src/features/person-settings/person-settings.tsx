import type { PersonSetting } from '@proverka/contract/person-setting';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { settingWords, stateOptions, switchKeys } from '../../controls/person-setting-words.ts';

/** Settings and permissions of an account. A change counts at once and is in the journal. */
export function PersonSettings({ personId }: { readonly personId: string }) {
  const { api, notices } = usePlatform();
  const query = useQuery({
    queryKey: ['desk-settings', personId],
    queryFn: ({ signal }) =>
      api.call('GET /admin/users/{person_id}/settings', { params: { person_id: personId } }, { signal }),
    retry: false,
  });
  const { run, isBusy, refusal } = useChanges(async () => void (await query.refetch()));
  const change = async (key: PersonSetting['key'], value: string) => {
    const body = { key, value, target_person_id: personId };
    if (await run(() => api.call('POST /person/settings/add', { body })))
      notices.show('clear', `${settingWords[key]}: сохранено`);
  };
  if (query.data === undefined) return <NotLoaded what="настройки" query={query} />;
  const { settings } = query.data;
  const valueOf = (key: PersonSetting['key']) => settings.find((one) => one.key === key)?.value ?? '';
  const marked = settings.find(({ key }) => key === 'processing_orders')?.values.length ?? 0;
  return (
    <Card as="section" aria-label="Настройки" className={desk.card}>
      <p className={desk.soft}>
        {typeset(
          '«Не задано» — как у всех с этой ролью. Изменение действует сразу и записывается в журнал. Включить новости не значит получить согласие на рассылку: его даёт только владелец.',
        )}
      </p>
      <FailureNote text={refusal} />
      <div className={desk.fields}>
        {switchKeys.map((key) => (
          <Field key={key} label={settingWords[key]}>
            <Select
              options={stateOptions}
              value={valueOf(key)}
              disabled={isBusy}
              onChange={({ target }) => void change(key, target.value)}
            />
          </Field>
        ))}
      </div>
      <p className={desk.soft}>{typeset(`${settingWords.processing_orders}: ${marked}`)}</p>
    </Card>
  );
}
