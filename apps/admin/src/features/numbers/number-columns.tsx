import type { NumberFigure } from '@proverka/contract/desk-numbers';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { durationWords } from '@proverka/words/durations';
import { groupedDigits } from '@proverka/words/number-format';
import { sumWords } from '../../controls/sum-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';
import { shareWords } from './totals.domain.ts';

interface Behind<Row> {
  /** The address of the list behind the value. */
  readonly href?: ((row: Row) => string) | undefined;
}

/** A value that leads to the list behind it; zero leads nowhere. */
const linked =
  <Row,>(text: (row: Row) => string, number: (row: Row) => number, href: (row: Row) => string) =>
  (row: Row) =>
    number(row) === 0 ? (
      text(row)
    ) : (
      <Link to={href(row)} className={linkClassName('plain')}>
        {text(row)}
      </Link>
    );

export function countColumn<Row>(
  key: string,
  title: string,
  number: (row: Row) => number,
  { href }: Behind<Row> = {},
): DeskColumn<Row> {
  const text = (row: Row) => groupedDigits(number(row));
  return { key, title, text, number, ...(href && { cell: linked(text, number, href) }) };
}

export function sumColumn<Row>(
  key: string,
  title: string,
  number: (row: Row) => number,
  { href }: Behind<Row> = {},
): DeskColumn<Row> {
  const text = (row: Row) => sumWords(number(row));
  return { key, title, text, number, ...(href && { cell: linked(text, number, href) }) };
}

interface Result {
  readonly charged: number;
  readonly given_back: number;
  readonly source_cost: number;
  readonly margin: number;
}

/** What was earned and what is left of it. */
export const resultColumns = <Row extends Result>(
  hrefTo: (figure: NumberFigure) => (row: Row) => string,
  hrefOfMargin?: (row: Row) => string,
): readonly DeskColumn<Row>[] => [
  sumColumn('charged', 'Выручка', ({ charged }: Row) => charged, { href: hrefTo('charged') }),
  sumColumn('given_back', 'Возвраты', ({ given_back: back }: Row) => back, { href: hrefTo('given_back') }),
  sumColumn('source_cost', 'Источники', ({ source_cost: cost }: Row) => cost, { href: hrefTo('asked') }),
  sumColumn('margin', 'Маржа', ({ margin }: Row) => margin, { href: hrefOfMargin }),
];

interface Readiness {
  readonly delivered: number;
  readonly delivered_in_time: number;
  readonly average_seconds: number | null;
}

/** How soon reports were ready. */
export const readinessColumns = <Row extends Readiness>(
  hrefTo: (figure: NumberFigure) => (row: Row) => string,
): readonly DeskColumn<Row>[] => [
  countColumn('delivered', 'Готово', ({ delivered }: Row) => delivered, { href: hrefTo('delivered') }),
  {
    key: 'in_time',
    title: 'В срок',
    text: ({ delivered, delivered_in_time: inTime }) => shareWords(inTime, delivered),
    number: ({ delivered, delivered_in_time: inTime }) =>
      delivered === 0 ? null : Math.round((inTime / delivered) * 1000) / 10,
  },
  countColumn('late', 'Опоздали', ({ delivered, delivered_in_time: inTime }: Row) => delivered - inTime, {
    href: (row) => `${hrefTo('delivered')(row)}&is_late=yes`,
  }),
  {
    key: 'average',
    title: 'В среднем',
    text: ({ average_seconds: seconds }) => (seconds === null ? '' : durationWords(Math.max(1, seconds))),
    number: ({ average_seconds: seconds }) => seconds,
  },
];
