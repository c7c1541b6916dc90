import { listTerms } from '@proverka/catalogue/declared-products';
import type { SubjectKind } from '@proverka/contract/subject';
import type { CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { readColumns } from './columns.domain.ts';
import type { Line } from '#platform/text/delimited.domain.ts';
import { LONGEST_CELL } from './cell-limit.ts';
import { readRow } from './read-row.domain.ts';
import type { RowSubject } from './read-row.domain.ts';
import { fieldsByColumns, fieldsByLook } from './row-fields.domain.ts';
import { rowName } from './row-name.domain.ts';

export interface GoodRow extends RowSubject {
  readonly line: number;
  /** The product named in the row; null for the one chosen for its kind. */
  readonly productId: string | null;
}

interface BadRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: string;
}

export interface CheckedList {
  /** The column names as written; null when the list has none. */
  readonly header: readonly string[] | null;
  readonly good: readonly GoodRow[];
  readonly bad: readonly BadRow[];
}

export interface ListQuestion {
  readonly kind: SubjectKind | null;
  /** ISO. */
  readonly today: string;
  /** The products of this brand for all kinds of subject. */
  readonly products: readonly CatalogueProduct[];
}

const kindsNamed: Readonly<Record<SubjectKind, string>> = {
  object: 'объекты недвижимости',
  person: 'людей',
  company: 'компании',
  car: 'автомобили',
};

const TOO_LONG = 'Слишком длинная ячейка: больше 1000 знаков';

/** Checks every row; a bad one gets a reason, a repeated one the line it repeats. */
export function checkRows(lines: readonly Line[], question: ListQuestion): CheckedList {
  const [first] = lines;
  const columns = first === undefined ? null : readColumns(first.cells);
  const rows = columns === null ? lines : lines.slice(1);
  const good: GoodRow[] = [];
  const bad: BadRow[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells } of rows) {
    if (cells.some((cell) => cell.length > LONGEST_CELL)) {
      bad.push({ line, cells, reason: TOO_LONG });
      continue;
    }
    const fields = columns === null ? fieldsByLook(cells) : fieldsByColumns(columns, cells);
    const read = readRow(fields, question.kind, question.today);
    const found = 'reason' in read ? read : withProduct(read.subject, fields.product, question.products);
    if ('reason' in found) {
      bad.push({ line, cells, reason: found.reason });
      continue;
    }
    const key = keyOf(found.row);
    const earlier = lineOf.get(key);
    if (earlier === undefined) {
      lineOf.set(key, line);
      good.push({ ...found.row, line });
    } else bad.push({ line, cells, reason: `Повтор строки ${earlier}` });
  }
  return { header: columns === null ? null : (first?.cells ?? null), good, bad };
}

type Matched = { readonly row: Omit<GoodRow, 'line'> } | { readonly reason: string };

function withProduct(
  subject: RowSubject,
  named: string | undefined,
  products: readonly CatalogueProduct[],
): Matched {
  const fitting = products.filter((product) => product.subject === subject.kind && !product.isInstant);
  if (fitting.length === 0) return { reason: `На этом сайте не проверяют ${kindsNamed[subject.kind]}` };
  if (named === undefined) return { row: { ...subject, productId: null } };
  const product = fitting.find((one) => namesOf(one).includes(folded(named)));
  return product === undefined
    ? { reason: `Нет такого отчёта: «${named.slice(0, 80)}»` }
    : { row: { ...subject, productId: product.id } };
}

const folded = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

const namesOf = ({ name, nameRu }: CatalogueProduct): string[] => [
  folded(nameRu),
  folded(name),
  ...(listTerms.get(name)?.words ?? []),
];

const keyOf = (row: Omit<GoodRow, 'line'>): string =>
  folded(`${row.kind} ${rowName(row)} ${row.objectKey} ${row.productId ?? ''}`);
