import {
  productsSumQuery,
  sourcesQuery,
  statsByDayQuery,
  topCustomersQuery,
} from '@proverka/api-client/desk-numbers';
import type { NumbersQuery } from '@proverka/api-client/desk-numbers';
import type {
  NumberDay,
  NumberFigure,
  ProductNumbers,
  SourceNumbers,
  TrafficNumbers,
} from '@proverka/contract/desk-numbers';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { formatDate } from '@proverka/words/dates';
import { durationAtMost } from '@proverka/words/durations';
import { brandWords } from '../../controls/account-words.ts';
import desk from '../../controls/desk.module.css';
import { ListStates } from '../../controls/list-states.tsx';
import { trafficWords } from '../../controls/number-words.ts';
import { countColumn, readinessColumns, resultColumns, sumColumn } from './number-columns.tsx';
import { productsAddress, rowsAddress } from './numbers-address.domain.ts';
import { NumbersTable } from './numbers-table.tsx';
import { TopCustomers } from './top-customers.tsx';

interface PartProps {
  readonly query: NumbersQuery;
}

const nothing = {
  title: 'За этот период событий не было',
  text: 'Выберите другие дни или снимите отбор по сайту и источнику.',
};

/** Every day of the period, the latest first. */
export function Days({ query }: PartProps) {
  const { api } = usePlatform();
  const found = useQuery({ ...statsByDayQuery(api, query), retry: false });
  const href =
    (figure: NumberFigure) =>
    ({ day }: NumberDay) =>
      rowsAddress(figure, { ...query, 'date-from': day, 'date-to': day });
  return (
    <ListStates query={found} isEmpty={({ days }) => days.length === 0} empty={nothing}>
      {({ days }) => (
        <NumbersTable
          title="Показатели по дням"
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', title: 'День', text: ({ day }) => formatDate(day) },
            countColumn('registered', 'Регистрации', ({ registered }) => registered, {
              href: href('registered'),
            }),
            countColumn('placed', 'Оформлены', ({ placed }) => placed, { href: href('placed') }),
            countColumn('paid', 'Оплачены', ({ paid }) => paid, { href: href('paid') }),
            sumColumn('paid_sum', 'Оплачено', ({ paid_sum: sum }) => sum, { href: href('paid') }),
            ...resultColumns<NumberDay>(href, ({ day }) =>
              productsAddress({ ...query, 'date-from': day, 'date-to': day }),
            ),
            ...readinessColumns<NumberDay>(href),
          ]}
        />
      )}
    </ListStates>
  );
}

/** Products with any figure in the period, those that earn most first. */
export function Products({ query }: PartProps) {
  const { api } = usePlatform();
  const found = useQuery({ ...productsSumQuery(api, query), retry: false });
  const href =
    (figure: NumberFigure) =>
    ({ product_name: name, brand }: ProductNumbers) =>
      rowsAddress(figure, { ...query, brand }, { product_name: name });
  return (
    <ListStates query={found} isEmpty={({ products }) => products.length === 0} empty={nothing}>
      {({ products }) => (
        <NumbersTable
          title="Показатели по услугам"
          rows={products}
          rowKey={({ brand, product_name: name }) => `${brand} ${name}`}
          columns={[
            { key: 'name', title: 'Услуга', text: ({ product_name_ru: name }) => name },
            { key: 'brand', title: 'Сайт', text: ({ brand }) => brandWords[brand] },
            countColumn('sold', 'Продано', ({ sold }) => sold, { href: href('sold') }),
            ...resultColumns<ProductNumbers>(href),
            ...readinessColumns<ProductNumbers>(href),
            {
              key: 'promised',
              title: 'Обещано',
              text: ({ promised_seconds: seconds }) => (seconds === null ? '' : durationAtMost(seconds)),
              number: ({ promised_seconds: seconds }) => seconds,
            },
            countColumn('failed', 'Не выполнено', ({ failed }) => failed, { href: href('failed') }),
          ]}
        />
      )}
    </ListStates>
  );
}

/** What brought customers, and what the sources of reports took. */
export function Sources({ query }: PartProps) {
  const { api } = usePlatform();
  const found = useQuery({ ...sourcesQuery(api, query), retry: false });
  const href =
    (figure: NumberFigure) =>
    ({ traffic }: TrafficNumbers) =>
      rowsAddress(figure, { ...query, traffic });
  return (
    <ListStates query={found} isEmpty={({ traffic }) => traffic.length === 0} empty={nothing}>
      {({ traffic, sources }) => (
        <div className={desk.section}>
          <NumbersTable
            title="Откуда пришли покупатели"
            rows={traffic}
            rowKey={(row) => row.traffic}
            columns={[
              { key: 'traffic', title: 'Откуда', text: (row) => trafficWords[row.traffic] },
              countColumn('registered', 'Регистрации', ({ registered }) => registered, {
                href: href('registered'),
              }),
              countColumn('placed', 'Оформлены', ({ placed }) => placed, { href: href('placed') }),
              countColumn('paid', 'Оплачены', ({ paid }) => paid, { href: href('paid') }),
              sumColumn('paid_sum', 'Оплачено', ({ paid_sum: sum }) => sum, { href: href('paid') }),
              ...resultColumns<TrafficNumbers>(href, ({ traffic: kind }) =>
                productsAddress({ ...query, traffic: kind }),
              ),
            ]}
          />
          <SourceCosts sources={sources} query={query} />
        </div>
      )}
    </ListStates>
  );
}

const SourceCosts = ({ sources, query }: PartProps & { readonly sources: readonly SourceNumbers[] }) =>
  sources.length === 0 ? (
    <p className={desk.soft}>Источники сведений за этот период не отвечали.</p>
  ) : (
    <NumbersTable
      title="Расходы на источники сведений"
      rows={sources}
      rowKey={({ source }) => source}
      columns={[
        { key: 'source', title: 'Источник', text: ({ source }) => source },
        countColumn('answers', 'Ответов', ({ answers }: SourceNumbers) => answers, {
          href: ({ source }) => rowsAddress('asked', query, { source }),
        }),
        sumColumn('cost', 'Взяли', ({ cost }: SourceNumbers) => cost),
      ]}
    />
  );

/** Who paid most in the period. */
export function Customers({ query }: PartProps) {
  const { api } = usePlatform();
  return <TopCustomers query={query} found={useQuery({ ...topCustomersQuery(api, query), retry: false })} />;
}
