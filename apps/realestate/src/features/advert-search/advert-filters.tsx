import { advertSites } from '@proverka/contract/advert-sites';
import type { MarketAreaLine } from '@proverka/contract/market';
import { Link } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { useId, useState, type FormEvent } from 'react';
import { advertsPath } from '../../adverts/advert-paths.ts';
import { conditionsSet, type AdvertView } from './advert-filter.domain.ts';
import { NumberRange } from './number-range.tsx';
import { RoomChoice } from './room-choice.tsx';
import { useFilterDraft, type FilterForm } from './use-filter-draft.ts';
import styles from './advert-filters.module.css';

export type CityChoice = Pick<MarketAreaLine, 'id' | 'title'> & {
  readonly districts: readonly Pick<MarketAreaLine, 'id' | 'title'>[];
};

interface AdvertFiltersProps {
  readonly view: AdvertView;
  /** Absent while they are not known: places cannot be chosen then. */
  readonly cities: readonly CityChoice[] | undefined;
}

const named = (items: readonly { readonly id: number; readonly title: string }[]) =>
  items.map(({ id, title }) => ({ value: String(id), label: title }));

const noCities: readonly CityChoice[] = [];

const objectTypes = [
  { value: '', label: 'Любое жильё' },
  { value: 'flat', label: 'Только квартиры' },
  { value: 'apartments', label: 'Только апартаменты' },
];

const sites = [
  { value: '', label: 'Все сайты' },
  ...Object.entries(advertSites).map(([value, label]) => ({ value, label })),
];

/** The conditions of a search: a GET form, so that it works without a script. */
export function AdvertFilters({ view, cities = noCities }: AdvertFiltersProps) {
  const { draft, errors, apply, type, choose } = useFilterDraft(view);
  const districts = cities.find(({ id }) => String(id) === draft.city)?.districts ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <search aria-label="Условия поиска квартиры">
      <form action={advertsPath} onSubmit={submit} noValidate className={styles.form}>
        {view.sort !== 'newest' && <input type="hidden" name="sort" value={view.sort} />}
        <Field label="Город">
          <Select
            name="id_city"
            value={draft.city}
            options={[{ value: '', label: 'Все города' }, ...named(cities)]}
            onChange={({ target }) => choose({ city: target.value, district: '' })}
          />
        </Field>
        <Field label="Район">
          <Select
            name="id_district"
            value={draft.district}
            disabled={districts.length === 0}
            options={[{ value: '', label: 'Все районы' }, ...named(districts)]}
            onChange={({ target }) => choose({ district: target.value })}
          />
        </Field>
        <RoomChoice chosen={draft.rooms} onChoose={(rooms) => choose({ rooms })} />
        <NumberRange
          legend="Цена, ₽"
          from={{ name: 'price1', value: draft.priceFrom, error: errors.priceFrom }}
          to={{ name: 'price2', value: draft.priceTo, error: errors.priceTo }}
          onType={(end, value) => type(end === 'from' ? { priceFrom: value } : { priceTo: value })}
        />
        <MoreConditions draft={draft} errors={errors} type={type} choose={choose} />
        <div className={styles.actions}>
          <Button type="submit">Показать</Button>
          {(conditionsSet(view) > 0 || view.city !== null) && (
            <Link to={advertsPath} preventScrollReset className={buttonClassName({ variant: 'quiet' })}>
              Сбросить
            </Link>
          )}
        </div>
      </form>
    </search>
  );
}

/** What is asked for less often: folded on a phone, where it would push the list away. */
function MoreConditions({ draft, errors, type, choose }: Omit<FilterForm, 'apply'>) {
  const id = useId();
  const isSet = draft.areaFrom + draft.areaTo + draft.objectType + draft.site !== '';
  const [isOpen, setOpen] = useState(isSet);
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.unfold}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Меньше условий' : 'Ещё условия'}
      </Button>
      <div id={id} className={isOpen ? styles.more : `${styles.more} ${styles.folded}`}>
        <NumberRange
          legend="Площадь, м²"
          from={{ name: 'area1', value: draft.areaFrom, error: errors.areaFrom }}
          to={{ name: 'area2', value: draft.areaTo, error: errors.areaTo }}
          onType={(end, value) => type(end === 'from' ? { areaFrom: value } : { areaTo: value })}
        />
        <Field label="Что продаётся">
          <Select
            name="object_type"
            value={draft.objectType}
            options={objectTypes}
            onChange={({ target }) => choose({ objectType: target.value })}
          />
        </Field>
        <Field label="Где опубликовано">
          <Select
            name="id_site"
            value={draft.site}
            options={sites}
            onChange={({ target }) => choose({ site: target.value })}
          />
        </Field>
      </div>
    </>
  );
}
