import type { ObjectDetails, ObjectInfo } from '@proverka/contract/object';
import { formatDate } from '@proverka/words/dates';
import { formatMoney } from '@proverka/words/money';
import { parseMoney } from '@proverka/validation/money';
import type { z } from 'zod';
import { objectInfoOf } from '../../objects/object-info.domain.ts';

type Options = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const first = (options: Options, names: readonly string[]): string =>
  names.map((name) => textOf(options[name])).find((text) => text !== '') ?? '';

// Each layer of the map has its own field names.
const ADDRESS = ['readable_address', 'address_readable_address'];
const AREA = [
  'specified_area',
  'build_record_area',
  'area',
  'params_area',
  'built_up_area',
  'declared_area',
  'area_value',
];
const TYPE = ['build_record_type_value', 'land_record_type', 'object_type_value', 'type'];
const USE = ['building_name', 'params_name', 'purpose', 'permitted_use_established_by_document'];

export function infoOf(options: Options, categoryName: string): ObjectInfo {
  const area = first(options, AREA);
  return objectInfoOf({
    number: first(options, ['cad_num', 'cad_number']),
    address: first(options, ADDRESS),
    area,
    areaOkc: area,
    level: first(options, ['floor', 'floors']),
    type: first(options, TYPE) || categoryName,
    use: first(options, USE),
    status: first(options, ['status']),
  });
}

const rublesText = (value: string): string => {
  const money = parseMoney(Number(value).toFixed(2));
  return money === null ? value : formatMoney(money);
};
const asIs = (value: string): string => value;
const dateText = (value: string): string => formatDate(value);

/** The fields of a layer with their titles and formats, in display order. */
const FACTS: readonly (readonly [field: string, title: string, write: (value: string) => string])[] = [
  ['cost_value', 'Кадастровая стоимость', rublesText],
  ['land_record_category_type', 'Категория земель', asIs],
  ['permitted_use_established_by_document', 'Разрешённое использование', asIs],
  ['purpose', 'Назначение', asIs],
  ['ownership_type', 'Форма собственности', asIs],
  ['year_built', 'Год постройки', asIs],
  ['params_year_built', 'Год постройки', asIs],
  ['year_commisioning', 'Год ввода в эксплуатацию', asIs],
  ['floors', 'Этажей', asIs],
  ['underground_floors', 'Подземных этажей', asIs],
  ['materials', 'Материал стен', asIs],
  ['degree_readiness', 'Степень готовности, %', asIs],
  ['quarter_cad_number', 'Кадастровый квартал', asIs],
  ['parent_cad_number', 'Кадастровый номер здания', asIs],
  ['land_record_reg_date', 'Дата присвоения номера', dateText],
  ['build_record_registration_date', 'Дата присвоения номера', dateText],
  ['registration_date', 'Дата присвоения номера', dateText],
];

export function detailsOf(options: Options, source: string): ObjectDetails['facts'] {
  return FACTS.flatMap(([field, title, write]) => {
    const value = textOf(options[field]);
    return value === '' ? [] : [{ title, value: write(value), source, source_date: null }];
  });
}

/** The polygons of the outline in metres of EPSG:3857; null when missing or unreadable. */
export function outlineOf(
  geometry: { readonly type: string; readonly coordinates?: unknown } | null,
  position: z.ZodType<number[]>,
): ObjectDetails['outline'] {
  const ring = position.array();
  if (geometry?.type === 'Polygon') {
    const parsed = ring.array().safeParse(geometry.coordinates);
    return parsed.success ? [parsed.data.map(toPairs)] : null;
  }
  if (geometry?.type === 'MultiPolygon') {
    const parsed = ring.array().array().safeParse(geometry.coordinates);
    return parsed.success ? parsed.data.map((polygon) => polygon.map(toPairs)) : null;
  }
  return null;
}

const toPairs = (points: readonly number[][]): [number, number][] => points.map(([x = 0, y = 0]) => [x, y]);

export type MapKind = 'land' | 'building' | 'construction' | 'unfinished';

/** Categories of the map's layers with outlines. */
export const MAP_KINDS: Readonly<Record<number, MapKind>> = {
  36368: 'land',
  36369: 'building',
  36383: 'construction',
  36384: 'unfinished',
};
