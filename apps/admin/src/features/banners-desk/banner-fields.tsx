import { DatePicker } from '@proverka/ui-kit/date-picker';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { Switch } from '@proverka/ui-kit/switch';
import { TextArea, TextInput } from '@proverka/ui-kit/text-input';
import { brandOptions } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import { pageOn, pageOptions } from '../../controls/page-choice.domain.ts';
import type { mistakesIn, TypedBanner } from './banner-words.domain.ts';

interface BannerFieldsProps {
  readonly banner: TypedBanner;
  readonly mistakes: ReturnType<typeof mistakesIn>;
  readonly onChange: (part: Partial<TypedBanner>) => void;
}

type TextKey = 'title' | 'link' | 'link_title' | 'advertiser' | 'inn' | 'erid';

interface Line {
  readonly key: TextKey;
  readonly label: string;
  readonly most: number;
  readonly hint?: string;
}

const words: readonly Line[] = [
  { key: 'title', label: 'Заголовок', most: 120 },
  { key: 'link_title', label: 'Текст ссылки', most: 60 },
  { key: 'link', label: 'Ссылка', most: 500, hint: '/tariff/ или https://… — чужой сайт всегда реклама' },
];
const advertiser: readonly Line[] = [
  { key: 'advertiser', label: 'Рекламодатель', most: 200 },
  { key: 'inn', label: 'ИНН рекламодателя', most: 12 },
  { key: 'erid', label: 'erid', most: 64, hint: 'Токен из реестра рекламы' },
];

/** Where and when a banner is shown, what it says, and who pays for it. */
export function BannerFields({ banner, mistakes, onChange }: BannerFieldsProps) {
  const lines = (all: readonly Line[]) =>
    all.map(({ key, label, most, hint }) => (
      <Field key={key} label={label} error={mistakes[key] ?? null} {...(hint && { hint })}>
        <TextInput
          value={banner[key]}
          maxLength={most}
          autoComplete="off"
          onChange={({ target }) => onChange({ [key]: target.value })}
        />
      </Field>
    ));
  return (
    <>
      <Place banner={banner} mistakes={mistakes} onChange={onChange} />
      <div className={desk.fields}>{lines(words)}</div>
      <Field label="Текст">
        <TextArea
          rows={2}
          maxLength={500}
          value={banner.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <div className={desk.fields}>{lines(advertiser)}</div>
      <Shown isOn={banner.is_enabled} onChange={(isOn) => onChange({ is_enabled: isOn })} />
    </>
  );
}

/** Which pages it stands on, and from which day to which. */
const Place = ({ banner, mistakes, onChange }: BannerFieldsProps) => (
  <div className={desk.fields}>
    <Field label="Сайт">
      <Select
        value={banner.brand}
        options={brandOptions}
        onChange={({ target }) =>
          onChange(movedTo(target.value === 'person-check' ? 'person-check' : 'real-estate', banner))
        }
      />
    </Field>
    <Field label="Страница" error={mistakes.route ?? null}>
      <Select
        value={banner.route}
        options={pageOptions(banner.brand, banner.route)}
        onChange={({ target }) => onChange({ route: target.value })}
      />
    </Field>
    <Field label="Показывать с" error={mistakes.starts_on ?? null}>
      <DatePicker value={banner.starts_on} onValueChange={(day) => onChange({ starts_on: day })} />
    </Field>
    <Field label="Показывать по" hint="Пусто — пока не выключат">
      <DatePicker value={banner.ends_on} onValueChange={(day) => onChange({ ends_on: day })} />
    </Field>
  </div>
);

/** A page of one site may be none of the other. */
const movedTo = (brand: TypedBanner['brand'], { route }: TypedBanner) => ({
  brand,
  route: pageOn(brand, route),
});

interface ShownProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Shown = ({ isOn, onChange }: ShownProps) => (
  <div className={desk.single}>
    <Switch checked={isOn} onChange={({ target }) => onChange(target.checked)}>
      Показывать
    </Switch>
  </div>
);
