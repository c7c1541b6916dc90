import type { Tariff } from '@proverka/contract/tariff';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/validation/money-format';

const columns: readonly TableColumn<Tariff>[] = [
  { key: 'title', title: 'Тариф', kind: 'main', cell: ({ tariff_title: title }) => title },
  {
    key: 'threshold',
    title: 'Заказов на сумму от',
    kind: 'number',
    cell: ({ tariff_threshold: threshold }) => formatMoney(rubles(threshold)),
  },
  {
    key: 'discount',
    title: 'Цены ниже базовых на',
    kind: 'number',
    cell: ({ discount_percent: percent }) => (percent === 0 ? '—' : `${percent}\u00a0%`),
  },
];

/** Every level with what it takes and what it gives. */
export function TariffLadder({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  return (
    <Table
      caption="Тарифы и пороги"
      hideCaption
      columns={columns}
      rows={tariffs}
      rowKey={({ tariff_simple_id: id }) => String(id)}
    />
  );
}
