import preview from '../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { LevelMark } from '../level-mark/level-mark.tsx';
import { Stack } from '../layout/layout.tsx';
import { Table } from './table.tsx';

const meta = preview.meta({ title: 'Data/Table', component: Table });

type Found = { number: string; area: string; type: string; address: string };

const FOUND: Found[] = [
  {
    number: '77:01:0001001:1024',
    area: '54,3',
    type: 'Помещение',
    address: 'г Москва, ул Образцова, д 1, кв 5',
  },
  {
    number: '77:01:0001001:1025',
    area: '1\u00A0054,3',
    type: 'Здание',
    address: 'г Москва, ул Образцова, д 1',
  },
  {
    number: '71:00:000000:112278',
    area: '—',
    type: 'Объект незавершённого строительства',
    address:
      'Тульская область, городской округ Образцовский, садоводческое некоммерческое товарищество «Тестовый луч», участок 117',
  },
];

const ORDERS = [
  { id: '104827', name: 'Полная проверка', price: '1\u00A0299\u00A0₽', level: 'clear' as const },
  { id: '104826', name: 'Выписка о собственниках', price: '499,50\u00A0₽', level: 'danger' as const },
];

export const SearchResults = meta.story(() => (
  <Table
    caption="Найдено: 3"
    rows={FOUND}
    rowKey={({ number }) => number}
    columns={[
      { key: 'number', title: 'Кадастровый номер', kind: 'main', cell: ({ number }) => number },
      { key: 'area', title: 'Площадь, м²', kind: 'number', cell: ({ area }) => area },
      { key: 'type', title: 'Тип', cell: ({ type }) => type },
      { key: 'address', title: 'Адрес', cell: ({ address }) => address },
      {
        key: 'choose',
        title: 'Выбор',
        kind: 'action',
        cell: ({ number }) => (
          <Button size="small" variant="secondary" aria-label={`Выбрать ${number}`}>
            Выбрать
          </Button>
        ),
      },
    ]}
  />
));

export const Orders = meta.story(() => (
  <Stack gap={4}>
    <h2>Мои заказы</h2>
    <Table
      hideCaption
      caption="Мои заказы"
      rows={ORDERS}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', title: 'Номер', kind: 'main', cell: ({ id }) => id },
        { key: 'name', title: 'Услуга', cell: ({ name }) => name },
        { key: 'level', title: 'Вывод', cell: ({ level }) => <LevelMark level={level} /> },
        { key: 'price', title: 'Стоимость', kind: 'number', cell: ({ price }) => price },
      ]}
    />
  </Stack>
));

const DAYS = [
  {
    day: '26.11.2026',
    placed: '18',
    paid: '16',
    sum: '12\u00A0480,50\u00A0₽',
    margin: '1\u00A0204\u00A0310,00\u00A0₽',
  },
  { day: '25.11.2026', placed: '9', paid: '9', sum: '4\u00A0491\u00A0₽', margin: '2\u00A0110\u00A0₽' },
];

/** On a phone two figures stand beside each other. */
export const DenseFigures = meta.story(() => (
  <Table
    caption="По дням"
    dense
    rows={DAYS}
    rowKey={({ day }) => day}
    columns={[
      { key: 'day', title: 'День', kind: 'main', cell: ({ day }) => day },
      { key: 'placed', title: 'Оформлены', kind: 'number', cell: ({ placed }) => placed },
      { key: 'paid', title: 'Оплачены', kind: 'number', cell: ({ paid }) => paid },
      { key: 'sum', title: 'Оплачено', kind: 'number', cell: ({ sum }) => sum },
      { key: 'margin', title: 'Маржа', kind: 'number', cell: ({ margin }) => margin },
    ]}
  />
));
