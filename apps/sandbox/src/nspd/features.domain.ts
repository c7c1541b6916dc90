import { addressOf } from '../objects/address.domain.ts';
import { LAND_USES, SETTLEMENT_LAND, USE_NAMES } from '../egrn/terms.domain.ts';
import { mercatorPolygons } from '../objects/geometry.domain.ts';
import type { ObjectKind, ObjectStatus, RealtyObject } from '../objects/object.ts';

type Category = { id: number; name: string };

/** Layers of the map. The real map has no layer for rooms and parking spaces; their ids are the sandbox's own. */
const CATEGORIES: Record<ObjectKind, Category> = {
  land: { id: 36368, name: 'Земельные участки ЕГРН' },
  building: { id: 36369, name: 'Здания' },
  construction: { id: 36383, name: 'Сооружения' },
  unfinished: { id: 36384, name: 'Объекты незавершенного строительства' },
  room: { id: 36386, name: 'Помещения' },
  parking: { id: 36387, name: 'Машино-места' },
};

const STATUSES: Record<ObjectStatus, string> = {
  registered: 'Учтенный',
  'previously-registered': 'Ранее учтенный',
  cancelled: 'Аннулированный',
  removed: 'Архивный',
};

const quarterOf = ({ number }: RealtyObject): string => number.split(':').slice(0, 3).join(':');

function ownership({ rights }: RealtyObject): string | null {
  const current = rights.find((right) => !right.ended);
  if (!current) return null;
  return current.holders.some(({ kind }) => kind === 'public')
    ? 'Собственность публично-правовых образований'
    : 'Частная';
}

const common = (object: RealtyObject) => ({
  cad_num: object.number,
  quarter_cad_number: quarterOf(object),
  readable_address: addressOf(object),
  status: STATUSES[object.status],
  ownership_type: ownership(object),
  cost_value: object.cost,
  cost_index: object.cost === null ? null : Math.round((object.cost / object.area) * 1e4) / 1e4,
});

type Options = Record<string, unknown>;

const yearOf = ({ year }: RealtyObject): string | null => (year === undefined ? null : String(year));

const landOptions = (object: RealtyObject): Options => ({
  land_record_type: 'Земельный участок',
  land_record_subtype: 'Землепользование',
  land_record_reg_date: object.registered,
  specified_area: object.area,
  declared_area: null,
  area: null,
  land_record_category_type: SETTLEMENT_LAND.value,
  permitted_use_established_by_document: LAND_USES[object.use] ?? null,
});

const buildingOptions = (object: RealtyObject): Options => ({
  build_record_type_value: 'Здание',
  build_record_registration_date: object.registered,
  building_name: USE_NAMES[object.use],
  purpose: USE_NAMES[object.use],
  build_record_area: object.area,
  floors: object.level,
  underground_floors: null,
  materials: object.material ?? null,
  year_built: yearOf(object),
  year_commisioning: null,
});

const constructionOptions = (object: RealtyObject): Options => ({
  cad_number: object.number,
  object_type_value: 'Сооружение',
  registration_date: object.registered,
  address_readable_address: addressOf(object),
  params_name: USE_NAMES[object.use],
  params_area: object.area,
  params_year_built: yearOf(object),
});

const unfinishedOptions = (object: RealtyObject): Options => ({
  object_under_construction_record_record_type_value: 'Объект незавершенного строительства',
  registration_date: object.registered,
  object_under_construction_record_name: USE_NAMES[object.use],
  built_up_area: object.area,
  degree_readiness: object.readiness === undefined ? null : String(object.readiness),
  purpose: USE_NAMES[object.use],
});

const innerOptions = (object: RealtyObject): Options => ({
  type: object.kind === 'room' ? 'Помещение' : 'Машино-место',
  registration_date: object.registered,
  purpose: USE_NAMES[object.use],
  area: object.area,
  floor: object.level,
  parent_cad_number: object.building ?? null,
});

/** `options` of a feature: the fields of its layer. */
const OPTIONS: Record<ObjectKind, (object: RealtyObject) => Options> = {
  land: landOptions,
  building: buildingOptions,
  construction: constructionOptions,
  unfinished: unfinishedOptions,
  room: innerOptions,
  parking: innerOptions,
};

const isDrawn = ({ kind, mapFault }: RealtyObject): boolean =>
  kind !== 'room' && kind !== 'parking' && mapFault !== 'no-outline';

/** Rooms and parking spaces have no outline on the map. */
function geometry(object: RealtyObject) {
  if (!isDrawn(object)) return null;
  const polygons =
    object.mapFault === 'exchanged-axes'
      ? mercatorPolygons(object).map((rings) => rings.map((ring) => ring.map(([x, y]) => [y, x])))
      : mercatorPolygons(object);
  const crs = { type: 'name', properties: { name: 'EPSG:3857' } };
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0], crs }
    : { type: 'MultiPolygon', coordinates: polygons, crs };
}

const featureId = ({ number }: RealtyObject): number =>
  Array.from(number).reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 90_000_000,
    7,
  ) + 10_000_000;

const feature = (object: RealtyObject) => ({
  id: featureId(object),
  type: 'Feature',
  geometry: geometry(object),
  properties: {
    category: CATEGORIES[object.kind].id,
    categoryName: CATEGORIES[object.kind].name,
    descr: object.number,
    options: { ...common(object), ...OPTIONS[object.kind](object) },
  },
});

/** A search answer: features and their count per layer. */
export function searchAnswer(objects: RealtyObject[]) {
  const counts = new Map<number, number>();
  for (const { kind } of objects) counts.set(CATEGORIES[kind].id, (counts.get(CATEGORIES[kind].id) ?? 0) + 1);
  return {
    data: { type: 'FeatureCollection', features: objects.map(feature) },
    meta: [...counts].map(([categoryId, totalCount]) => ({ totalCount, categoryId })),
  };
}

/** The most objects a question about a contour is answered with; the map leaves out the rest without a word. */
const MOST_INTERSECTING = 300;

/** The answer to what lies in a contour: the objects of the layers asked for, as a bare collection. */
export function contourAnswer(objects: readonly RealtyObject[], categories: readonly number[]) {
  const wanted = objects.filter(
    (object) => isDrawn(object) && categories.includes(CATEGORIES[object.kind].id),
  );
  return { type: 'FeatureCollection', features: wanted.slice(0, MOST_INTERSECTING).map(feature) };
}
