import type { MarketAreaLine, MarketFigure } from '@proverka/contract/market';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { groupedDigits } from '@proverka/words/number-format';
import { changeWords, daysWords, priceWords, toHundreds } from '../../adverts/advert-words.domain.ts';

interface MarketAreasTableProps {
  readonly caption: string;
  readonly hideCaption?: boolean;
  readonly kind: 'city' | 'district';
  readonly areas: readonly MarketAreaLine[];
  readonly pathOf: (area: MarketAreaLine) => string;
}

const shown = (figure: MarketFigure, words: (value: number) => string): string =>
  figure.value === null ? 'мало данных' : words(figure.value);

const linkOf = (pathOf: MarketAreasTableProps['pathOf']) => (area: MarketAreaLine) => (
  <Link to={pathOf(area)} className={linkClassName()}>
    {area.title}
  </Link>
);

/** Cities or districts, each with its figures and its page. */
export function MarketAreasTable({
  caption,
  hideCaption = false,
  kind,
  areas,
  pathOf,
}: MarketAreasTableProps) {
  const columns: readonly TableColumn<MarketAreaLine>[] = [
    {
      key: 'area',
      title: kind === 'city' ? 'Город' : 'Район',
      kind: 'main',
      cell: linkOf(pathOf),
    },
    {
      key: 'price',
      title: 'Цена за м²',
      kind: 'number',
      cell: (area) => shown(area.price_per_m2, (price) => priceWords(toHundreds(price))),
    },
    {
      key: 'year',
      title: 'За год',
      kind: 'number',
      cell: (area) => shown(area.year_change_percent, changeWords),
    },
    { key: 'supply', title: 'В продаже', kind: 'number', cell: ({ supply }) => groupedDigits(supply) },
    {
      key: 'days',
      title: 'Уже продают',
      kind: 'number',
      cell: (area) => shown(area.median_days_on_sale, (days) => daysWords(Math.round(days))),
    },
  ];
  return (
    <Table
      caption={caption}
      hideCaption={hideCaption}
      columns={columns}
      rows={areas}
      rowKey={({ id }) => String(id)}
    />
  );
}
