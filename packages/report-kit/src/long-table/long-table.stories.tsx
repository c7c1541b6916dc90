import preview from '@proverka/ui-kit/stories/preview';
import { LongTable } from './long-table.tsx';

const meta = preview.meta({ title: 'Report/Long table', component: LongTable });

const rooms = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    number: `78:31:0099001:${1000 + place}`,
    area: `${30 + (place % 40)},5\u00A0м²`,
  }));

const columns = [
  { key: 'number', title: 'Помещение', kind: 'main' as const, cell: ({ number }: Room) => number },
  { key: 'area', title: 'Площадь', cell: ({ area }: Room) => area },
];

type Room = ReturnType<typeof rooms>[number];

const table = (count: number) => (
  <LongTable caption="Помещения" columns={columns} rows={rooms(count)} rowKey={({ number }) => number} />
);

export const Short = meta.story(() => table(3));
export const Long = meta.story(() => table(45));
