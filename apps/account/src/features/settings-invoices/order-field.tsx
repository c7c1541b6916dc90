import { ordersQuery } from '@proverka/api-client/orders';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { keepPreviousData, useQuery } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { SearchIcon } from '@proverka/ui-kit/icon';
import { Pager } from '@proverka/ui-kit/pager';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import styles from '../../page-parts/section.module.css';
import { ordersPageSize } from '../../content/orders-page-size.ts';
import { orderOptions, withChosen, type OrderOption } from './invoice-words.domain.ts';

interface OrderFieldProps {
  readonly kind: 'order' | 'act';
  readonly error?: string | undefined;
  readonly onChange: (orderId: string) => void;
}

interface OrderWish {
  readonly query: string;
  /** Starting at one. */
  readonly page: number;
}

function useOrders(kind: OrderFieldProps['kind'], wish: OrderWish) {
  const { api } = usePlatform();
  return useQuery({
    ...ordersQuery(api, {
      page: wish.page - 1,
      query: wish.query,
      // An act needs a finished order; an invoice, any order that was not cancelled.
      ...(kind === 'act' && { status: 'done' }),
    }),
    placeholderData: keepPreviousData,
  });
}

/** Chooses the order of a document, by the search of the order list, page by page. */
export function OrderField({ kind, error, onChange }: OrderFieldProps) {
  const [wish, setWish] = useState<OrderWish>({ query: '', page: 1 });
  const [chosen, setChosen] = useState<OrderOption | null>(null);
  const { data, isLoading } = useOrders(kind, wish);
  const found = orderOptions(data?.orders ?? [], kind);
  const options = withChosen(found, chosen);
  const pageCount = Math.ceil((data?.total ?? 0) / ordersPageSize);
  return (
    <div className={styles.wideForm}>
      <OrderSearch onFind={(query) => setWish({ query, page: 1 })} />
      <Field
        label="Заказ"
        error={error}
        hint={data !== undefined && found.length === 0 ? nothingFor[kind] : undefined}
      >
        <Select
          placeholder={isLoading ? 'Загружаем заказы…' : 'Выберите заказ'}
          options={options}
          value={chosen?.value ?? ''}
          onChange={({ currentTarget }) => {
            const option = options.find(({ value }) => value === currentTarget.value) ?? null;
            setChosen(option);
            onChange(option?.value ?? '');
          }}
        />
      </Field>
      {pageCount > 1 && (
        <Pager
          label="Страницы заказов"
          page={wish.page}
          pageCount={pageCount}
          onPageChange={(page) => setWish({ ...wish, page })}
        />
      )}
    </div>
  );
}

function OrderSearch({ onFind }: { readonly onFind: (query: string) => void }) {
  const [typed, setTyped] = useState('');
  const find = () => onFind(typed.trim());
  return (
    <div className={styles.find}>
      <Field label="Найти заказ" optional>
        <TextInput
          type="search"
          maxLength={200}
          value={typed}
          placeholder="Адрес, имя, номер объекта или отчёта"
          before={<SearchIcon />}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // Not a <form>: the field is inside the form of the document.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find();
          }}
        />
      </Field>
      <Button variant="secondary" onClick={find}>
        Найти
      </Button>
    </div>
  );
}

const nothingFor = {
  order: 'Здесь нет заказов, на которые можно выставить счёт',
  act: 'Здесь нет заказов с готовыми отчётами',
} as const;
