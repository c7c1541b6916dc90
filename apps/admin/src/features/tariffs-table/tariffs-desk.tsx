import { tariffsQuery } from '@proverka/api-client/tariffs';
import { tariffCategories, type Tariff, type TariffCategory } from '@proverka/contract/tariff';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Field } from '@proverka/ui-kit/field';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Select } from '@proverka/ui-kit/select';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { sumWords } from '../../controls/sum-words.ts';

const categoryWords: Readonly<Record<TariffCategory, string>> = {
  'real-estate': 'Недвижимость',
  'person-check': 'Проверка людей',
  pro: 'Проверка людей, для бизнеса',
};

/** Tariffs by the sum spent, with the prices they make; which one somebody was given is on the page of the person. */
export function TariffsDesk() {
  const { api } = usePlatform();
  const [category, setCategory] = useState<TariffCategory>('real-estate');
  const query = useQuery(tariffsQuery(api, category));
  return (
    <div className={desk.section}>
      <p>
        {typeset(
          'Тариф определяется суммой покупок. Другой тариф человеку назначают на его странице, в части «Тариф».',
        )}{' '}
        <Link className={linkClassName()} to="/admin/person-tariffs/">
          Кому назначены тарифы
        </Link>
      </p>
      <div className={desk.single}>
        <Field label="Сайт">
          <Select
            value={category}
            options={tariffCategories.map((value) => ({ value, label: categoryWords[value] }))}
            onChange={({ target }) =>
              setCategory(tariffCategories.find((one) => one === target.value) ?? 'real-estate')
            }
          />
        </Field>
      </div>
      {query.data === undefined ? (
        <NotLoaded what="тарифы" query={query} />
      ) : (
        <Tariffs tariffs={query.data.tariffs} />
      )}
    </div>
  );
}

const columns: readonly TableColumn<Tariff>[] = [
  { key: 'title', title: 'Тариф', kind: 'main', cell: ({ tariff_title: title }) => title },
  {
    key: 'threshold',
    title: 'При покупках от',
    kind: 'number',
    cell: ({ tariff_threshold: from }) => sumWords(from),
  },
  {
    key: 'discount',
    title: 'Ниже базового на',
    kind: 'number',
    cell: ({ discount_percent: percent }) => `${percent} %`,
  },
];

function Tariffs({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const [first] = tariffs;
  if (first === undefined) return <EmptyState title="Тарифов нет" text="Все платят по ценам для всех." />;
  return (
    <>
      <Table
        caption="Пороги и скидки"
        columns={columns}
        rows={tariffs}
        rowKey={({ tariff_simple_id: id }) => String(id)}
      />
      <Table
        caption="Цены услуг по тарифам"
        columns={[
          { key: 'product', title: 'Услуга', kind: 'main', cell: ({ product_name_ru: name }) => name },
          ...tariffs.map((tariff): TableColumn<Tariff['product_prices'][number]> => ({
            key: String(tariff.tariff_simple_id),
            title: tariff.tariff_title,
            kind: 'number',
            cell: ({ product_name: name }) => priceOn(tariff, name),
          })),
        ]}
        rows={first.product_prices}
        rowKey={({ product_name: name }) => name}
      />
    </>
  );
}

function priceOn({ product_prices: prices }: Tariff, name: string): string {
  const price = prices.find((one) => one.product_name === name)?.price;
  return price === undefined ? '' : sumWords(price);
}
