import type { Advert, AdvertWarning } from '@proverka/contract/advert';
import { Banner, type BannerTone } from '@proverka/ui-kit/banner';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';

interface Words {
  readonly tone: BannerTone;
  readonly title: string;
  readonly text: string;
}

/** An advert without photos says so where the photos would be. */
const words: Readonly<Record<Exclude<AdvertWarning, 'no_photos' | 'removed'>, Words>> = {
  price_too_low: {
    tone: 'danger',
    title: 'Цена намного ниже похожих квартир',
    text: 'Так выглядят приманки и обман с задатком. Не платите ничего, пока не увидели свежую выписку ЕГРН и паспорт собственника.',
  },
  on_sale_too_long: {
    tone: 'attention',
    title: 'Объявление висит непривычно долго',
    text: 'Возможно, квартиру продали, а объявление забыли снять. Спросите об этом прежде, чем ехать.',
  },
  cleaned: {
    tone: 'info',
    title: 'Часть объявления мы убрали',
    text: 'В нём были посторонняя разметка или невозможные значения: такого мы не показываем.',
  },
  place_unclear: {
    tone: 'attention',
    title: 'Место в объявлении указано неточно',
    text: 'Точка или район не совпадают с адресом дома. Верьте адресу и проверьте его у продавца.',
  },
};

/** What a reader should know before he believes the advert, the gravest first. */
export function AdvertWarnings({ advert: { fields } }: { readonly advert: Advert }) {
  const shown = (Object.keys(words) as (keyof typeof words)[]).filter((one) => fields.warnings.includes(one));
  return (
    <>
      {fields.state === 'removed' && <RemovedNote on={fields.removed_on} />}
      {shown.map((warning) => {
        const { tone, title, text } = words[warning];
        return (
          <Banner key={warning} tone={tone} title={title}>
            <p>{typeset(text)}</p>
          </Banner>
        );
      })}
    </>
  );
}

function RemovedNote({ on }: { readonly on: string | null }) {
  return (
    <Banner tone="attention" title={on ? `Снято с продажи ${formatDate(on)}` : 'Снято с продажи'}>
      <p>{typeset('Страница осталась, чтобы было видно, за сколько квартиру продавали.')}</p>
    </Banner>
  );
}
