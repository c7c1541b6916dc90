import type { Valuation, ValuationComparable } from '@proverka/contract/valuation';
import { LongTable } from '@proverka/report-kit/long-table';
import { ReportRemark } from '@proverka/report-kit/report-section';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import type { TableColumn } from '@proverka/ui-kit/table';
import { formatDate } from '@proverka/words/dates';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import { conditionWords } from '@proverka/words/valuation-words';
import { houseWords, roomsAndFloor } from '../../valued-flat/flat-words.domain.ts';
import { signedRubles, wholeRubles } from '../../valued-flat/whole-rubles.ts';
import { comparedKinds, houseTitle, placeWords } from './comparable-words.domain.ts';
import styles from './valuation-report.module.css';

/** Two flats of a house may be sold on one day, so the index is part of the key. */
type Row = ValuationComparable & { readonly key: string };

/** What the flat was compared with: each price with its adjustments adds up to the last column. */
export function Comparables({ valuation }: { readonly valuation: Valuation }) {
  const { comparables, comparables_found: found } = valuation;
  const rows = comparables.map((flat, place) => ({ ...flat, key: `${flat.on} ${place}` }));
  const rest = found - comparables.length;
  return (
    <>
      <ReportRemark>
        Поправка — сколько стоит отличие от вашей квартиры. Цена вместе с поправками показывает, сколько
        похожая квартира стоила бы на месте вашей.
      </ReportRemark>
      <LongTable
        caption="Похожие квартиры"
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {rest > 0 && (
        <ReportRemark>
          {`Всего похожих — ${counted(found, 'квартира', 'квартиры', 'квартир')}; здесь самые близкие.`}
        </ReportRemark>
      )}
    </>
  );
}

const columns: readonly TableColumn<Row>[] = [
  { key: 'place', title: 'Адрес', kind: 'main', cell: (flat) => <Place flat={flat} /> },
  { key: 'flat', title: 'Квартира', cell: (flat) => <Lines lines={[roomsAndFloor(flat), about(flat)]} /> },
  {
    key: 'price',
    title: 'Цена',
    kind: 'number',
    cell: ({ price, price_per_m2: perMetre }) => (
      <Lines lines={[wholeRubles(price), `${wholeRubles(perMetre)}/м²`]} />
    ),
  },
  { key: 'adjustments', title: 'Поправки', cell: (flat) => <Adjustments flat={flat} /> },
  {
    key: 'adjusted',
    title: 'С поправками',
    kind: 'number',
    cell: ({ adjusted_price: adjusted }) => <b>{wholeRubles(adjusted)}</b>,
  },
];

const about = (flat: ValuationComparable): string =>
  [houseWords(flat), flat.condition && conditionWords[flat.condition]].filter(Boolean).join(', ');

function Place({ flat }: { readonly flat: ValuationComparable }) {
  const address = typeset(houseTitle(flat));
  const where = placeWords(flat);
  return (
    <>
      {flat.advert_id === null ? (
        address
      ) : (
        <Link to={`/adverts/${flat.advert_id}/`} className={linkClassName()}>
          {address}
        </Link>
      )}
      <Lines lines={[`${comparedKinds[flat.kind]} ${formatDate(flat.on)}`, where]} isSoft />
    </>
  );
}

/** One below the other; empty ones are left out. A cell of the table allows no blocks. */
function Lines({ lines, isSoft = false }: { readonly lines: readonly string[]; readonly isSoft?: boolean }) {
  return lines
    .filter((line) => line !== '')
    .map((line, place) => (
      <span key={line} className={place > 0 || isSoft ? styles.softLine : styles.line}>
        {typeset(line)}
      </span>
    ));
}

function Adjustments({ flat }: { readonly flat: ValuationComparable }) {
  if (flat.adjustments.length === 0) return 'не нужны';
  return flat.adjustments.map(({ factor, text, rubles }) => (
    <span key={factor} className={styles.adjustment}>
      <span>{typeset(text)}</span>
      <span className={styles.amount}>{signedRubles(rubles)}</span>
    </span>
  ));
}
