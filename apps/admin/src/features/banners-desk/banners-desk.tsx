import { bannersKey, bannersQuery } from '@proverka/api-client/banners';
import type { BannerChange, BannerInput, DeskBanner } from '@proverka/contract/banner';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { brandWords } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { Fold } from '../../controls/fold.tsx';
import { pageWords } from '../../controls/page-choice.domain.ts';
import { useAsRead } from '../../controls/use-as-read.ts';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { BannerForm } from './banner-form.tsx';
import { bannerStateWords, daysWords, inputOf, typedOf } from './banner-words.domain.ts';

function useBannerChanges() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: bannersKey }));
  return {
    ...state,
    add: (body: BannerInput) => run(() => api.call('POST /admin/banners', { body })),
    change: (banner_id: string, body: BannerChange) =>
      run(() => api.call('PUT /admin/banners/{banner_id}', { params: { banner_id }, body })),
  };
}

/** Banners of both sites: added, changed, switched. None is removed, since advertisements are kept for a year. */
export function BannersDesk() {
  const { api } = usePlatform();
  const query = useQuery(bannersQuery(api));
  const { add, isBusy, refusal } = useBannerChanges();
  if (query.data === undefined) return <NotLoaded what="баннеры" query={query} />;
  const { banners } = query.data;
  return (
    <>
      <Fold title="Новый баннер">
        <FailureNote text={refusal} />
        <BannerForm label="Новый баннер" isBusy={isBusy} onSave={add} />
      </Fold>
      <section aria-label="Баннеры" className={desk.section}>
        {banners.length === 0 && (
          <EmptyState
            title="Баннеров пока нет"
            text="Добавленный баннер появится внизу страниц сайта, над подвалом."
          />
        )}
        {banners.map((banner) => (
          <BannerCard key={banner.banner_id} banner={banner} />
        ))}
      </section>
    </>
  );
}

/** A change of a banner is decided on what was on the screen when it was begun. */
function useBannerEditing({ banner_id: id, updated_at: newest }: DeskBanner) {
  const [isEdited, setEdited] = useState(false);
  const { read: seen, begin, end } = useAsRead(newest);
  const { change, ...state } = useBannerChanges();
  const leave = () => {
    end();
    setEdited(false);
  };
  return {
    ...state,
    isEdited,
    edit: () => {
      begin();
      setEdited(true);
    },
    leave,
    save: async (input: BannerInput) => {
      const isSaved = await change(id, { ...input, seen });
      if (isSaved) leave();
      else end();
      return isSaved;
    },
  };
}

function BannerCard({ banner }: { readonly banner: DeskBanner }) {
  const { title, state } = banner;
  const { isEdited, edit, leave, save, isBusy, refusal } = useBannerEditing(banner);
  const typed = typedOf(banner);
  return (
    <Card as="article" aria-label={title} className={desk.card}>
      <div className={desk.row}>
        <h2 className={desk.title}>{typeset(title)}</h2>
        <Badge>{bannerStateWords[state]}</Badge>
      </div>
      <FailureNote text={refusal} />
      {isEdited ? (
        <BannerForm
          label={`Баннер «${title}»`}
          first={typed}
          isBusy={isBusy}
          onSave={save}
          onCancel={leave}
        />
      ) : (
        <>
          <BannerFacts banner={banner} />
          <div className={desk.row}>
            <Button size="small" variant="secondary" onClick={edit}>
              Изменить
            </Button>
            <Button
              size="small"
              variant="secondary"
              busy={isBusy}
              onClick={() => void save({ ...inputOf(typed), is_enabled: !banner.is_enabled })}
            >
              {banner.is_enabled ? 'Выключить' : 'Включить'}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function BannerFacts({ banner }: { readonly banner: DeskBanner }) {
  const { brand, route, text, link, link_title: linkTitle, advertiser } = banner;
  return (
    <>
      {text !== '' && <p className={desk.text}>{typeset(text)}</p>}
      <Facts
        facts={[
          ['Где', `${brandWords[brand]}, ${pageWords(brand, route)}`],
          ['Когда', daysWords(banner)],
          ['Ссылка', `${linkTitle}: ${link}`],
          ['Рекламодатель', advertiser && `${advertiser.name}, ИНН ${advertiser.inn}`],
          ['erid', advertiser?.erid ?? ''],
        ]}
      />
    </>
  );
}
