import { localOutline } from '../objects/geometry.domain.ts';
import type { RealtyObject } from '../objects/object.ts';
import { placeElement } from './address.domain.ts';
import { moment } from './rights.domain.ts';
import {
  BUILDING_PURPOSES,
  dict,
  FLOOR,
  HOUSING,
  LAND_USES,
  MATERIALS,
  NON_RESIDENTIAL,
  OBJECT_TYPES,
  ROOM_PURPOSES,
  SETTLEMENT_LAND,
  USE_NAMES,
} from './terms.domain.ts';
import type { Xml } from './xml.ts';

const quarterOf = ({ number }: RealtyObject): string => number.split(':').slice(0, 3).join(':');

const recordInfo = ({ registered, removed }: RealtyObject): Xml => [
  'record_info',
  ['registration_date', moment(registered)],
  removed ? ['cancel_date', moment(removed)] : undefined,
];

const commonData = (object: RealtyObject): Xml => [
  'common_data',
  ['cad_number', object.number],
  ['quarter_cad_number', quarterOf(object)],
  dict('type', OBJECT_TYPES[object.kind]),
];

function links({ kind, building, plot, oldNumber }: RealtyObject): Xml | undefined {
  if (!building && !plot && !oldNumber) return undefined;
  return [
    'cad_links',
    plot && (kind === 'building' || kind === 'unfinished')
      ? ['land_cad_numbers', ['land_cad_number', ['cad_number', plot]]]
      : undefined,
    building ? ['parent_cad_number', ['cad_number', building]] : undefined,
    oldNumber
      ? [
          'old_numbers',
          [
            'old_number',
            dict('number_type', { code: '001', value: 'Условный номер' }),
            ['number', oldNumber],
          ],
        ]
      : undefined,
  ];
}

const cost = (object: RealtyObject): Xml | undefined =>
  object.cost === null ? undefined : ['cost', ['value', object.cost]];

const floor = ({ level }: RealtyObject, plan?: string): Xml[] =>
  level === null
    ? []
    : [['floor', level], dict('floor_type', FLOOR), ...(plan ? [['plan_number', plan] as Xml] : [])];

function room(object: RealtyObject): Xml {
  const { address, use } = object;
  const housing = HOUSING[use];
  const floors = floor(object, address.flat ?? address.premises);
  return [
    'room_record',
    recordInfo(object),
    ['object', commonData(object)],
    links(object),
    [
      'params',
      ['area', object.area],
      ['name', USE_NAMES[use]],
      dict('purpose', housing ? ROOM_PURPOSES.residential : ROOM_PURPOSES.commercial),
      housing ? dict('type', housing) : undefined,
    ],
    placeElement(object),
    floors.length > 0 ? ['location_in_build', ['level', ...floors]] : undefined,
    cost(object),
  ];
}

function parking(object: RealtyObject): Xml {
  const floors = floor(object, `м/м ${object.address.parking ?? ''}`.trim());
  return [
    'car_parking_space_record',
    recordInfo(object),
    ['object', commonData(object)],
    links(object),
    ['params', ['area', object.area]],
    placeElement(object),
    floors.length > 0 ? ['location_in_build', ...floors] : undefined,
    cost(object),
  ];
}

function building(object: RealtyObject): Xml {
  const { material, level, year, use } = object;
  return [
    'build_record',
    recordInfo(object),
    ['object', commonData(object)],
    links(object),
    [
      'params',
      ['area', object.area],
      material
        ? [
            'materials',
            ['material', dict('material', { code: MATERIALS[material] ?? '061999000000', value: material })],
          ]
        : undefined,
      level ? ['floors', level] : undefined,
      dict('purpose', BUILDING_PURPOSES[use] ?? NON_RESIDENTIAL),
      ['name', USE_NAMES[use]],
      year ? ['year_built', year] : undefined,
    ],
    placeElement(object),
    cost(object),
  ];
}

function outline(object: RealtyObject): Xml {
  const points = localOutline(object);
  const ordinates = points.map(({ x, y }, index): Xml => [
    'ordinate',
    ['x', x],
    ['y', y],
    ['ord_nmb', index + 1],
    ['num_geopoint', index === points.length - 1 ? 1 : index + 1],
    ['delta_geopoint', 0.1],
  ]);
  return [
    'contours_location',
    [
      'contours',
      [
        'contour',
        ['number_pp', 1],
        ['cad_number', object.number],
        [
          'entity_spatial',
          ['sk_id', 'МСК-1964'],
          ['spatials_elements', ['spatial_element', ['ordinates', ...ordinates]]],
        ],
      ],
    ],
  ];
}

function land(object: RealtyObject): Xml {
  return [
    'land_record',
    recordInfo(object),
    ['object', commonData(object), dict('subtype', { code: '01', value: 'Землепользование' })],
    [
      'params',
      ['category', dict('type', SETTLEMENT_LAND)],
      [
        'permitted_use',
        ['permitted_use_established', ['by_document', LAND_USES[object.use] ?? 'Для иных целей']],
      ],
      ['area', ['value', object.area], ['inaccuracy', Math.max(Math.round(Math.sqrt(object.area) / 5), 1)]],
    ],
    placeElement(object),
    cost(object),
    outline(object),
  ];
}

function construction(object: RealtyObject): Xml {
  return [
    'construction_record',
    recordInfo(object),
    ['object', commonData(object)],
    links(object),
    [
      'params',
      ['base_parameters', ['base_parameter', ['area', object.area]]],
      ['purpose', 'Сооружения коммунального хозяйства'],
      ['name', USE_NAMES[object.use]],
      object.year ? ['year_built', object.year] : undefined,
    ],
    placeElement(object),
    cost(object),
  ];
}

function unfinished(object: RealtyObject): Xml {
  return [
    'object_under_construction_record',
    recordInfo(object),
    ['object', commonData(object)],
    links(object),
    [
      'params',
      ['base_parameters', ['base_parameter', ['area', object.area]]],
      ['degree_readiness', object.readiness ?? 10],
      ['purpose', USE_NAMES[object.use]],
    ],
    placeElement(object),
    cost(object),
  ];
}

/** The record of an object in its extract, under the root element for that kind of extract. */
export const RECORDS = {
  room: { root: 'extract_about_property_room', record: room },
  land: { root: 'extract_about_property_land', record: land },
  building: { root: 'extract_about_property_build', record: building },
  construction: { root: 'extract_about_property_construction', record: construction },
  parking: { root: 'extract_about_property_car_parking_space', record: parking },
  unfinished: { root: 'extract_about_property_under_construction', record: unfinished },
} as const satisfies Record<RealtyObject['kind'], { root: string; record: (object: RealtyObject) => Xml }>;

/** The short record at the start of an extract about the transfer of rights. */
export function baseData(object: RealtyObject): Xml {
  const [name] = RECORDS[object.kind].record(object);
  return [
    'base_data',
    [
      name,
      ['object', ['common_data', dict('type', OBJECT_TYPES[object.kind]), ['cad_number', object.number]]],
      placeElement(object),
    ],
  ];
}
