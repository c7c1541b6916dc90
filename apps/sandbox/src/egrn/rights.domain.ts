import type { Encumbrance, RealtyObject, Right } from '../objects/object.ts';
import { type FindCompany, holderElement } from './holders.domain.ts';
import { dict, ENCUMBRANCE_DOCUMENTS, ENCUMBRANCE_TYPES, GROUNDS, RIGHT_TYPES } from './terms.domain.ts';
import { list, type Xml } from './xml.ts';

/** Records carry a time; all generated ones start at noon in Moscow. */
export const moment = (day: string): string => `${day}T12:00:00+03:00`;

const shares = ({ share }: Right): Xml | undefined =>
  share && ['shares', ['share', ['numerator', share[0]], ['denominator', share[1]]]];

const holders = (right: Right, find: FindCompany): Xml => [
  'right_holders',
  ...right.holders.map((holder): Xml => ['right_holder', holderElement(holder, find)]),
];

/** Rights in force. */
export function rightRecords({ rights }: RealtyObject, find: FindCompany): Xml | undefined {
  const current = rights.filter((right) => !right.ended);
  return list(
    'right_records',
    current.map((right): Xml => [
      'right_record',
      ['record_info', ['registration_date', moment(right.registered)]],
      [
        'right_data',
        dict('right_type', RIGHT_TYPES[right.type]),
        ['right_number', right.number],
        shares(right),
      ],
      holders(right, find),
    ]),
  );
}

function period({ registered, until, term }: Encumbrance): Xml | undefined {
  if (!until && !term) return undefined;
  return [
    'period',
    [
      'period_info',
      ['start_date', registered],
      until ? ['end_date', until] : undefined,
      term ? ['deal_validity_time', term] : undefined,
    ],
  ];
}

const additional = ({ type }: Encumbrance): Xml | undefined =>
  type === 'servitude'
    ? [
        'additional_encumbrance_info',
        ['servitude', dict('servitude_kind', { code: '001', value: 'Проход и проезд' })],
      ]
    : undefined;

function parties({ inFavour }: Encumbrance, find: FindCompany): Xml | undefined {
  if (!inFavour) return undefined;
  return [
    'restrict_parties',
    [
      'restricted_rights_parties',
      [
        'restricted_rights_party',
        dict('type', {
          code: '029001001000',
          value: 'Лицо, в пользу которого установлены ограничения (обременения)',
        }),
        ['subject', holderElement(inFavour, find)],
      ],
    ],
  ];
}

const restrictingRights = ({ right }: Encumbrance): Xml | undefined =>
  right
    ? ['restricting_rights', ['restricting_right', ['number', right], ['right_number', right]]]
    : undefined;

function document({ type, document: paper }: Encumbrance): Xml {
  return [
    'underlying_documents',
    [
      'underlying_document',
      dict('document_code', ENCUMBRANCE_DOCUMENTS[type]),
      ['document_name', paper.name],
      ['document_number', paper.number],
      ['document_date', paper.date],
      ['document_issuer', paper.issuer],
    ],
  ];
}

export function restrictRecords({ encumbrances }: RealtyObject, find: FindCompany): Xml | undefined {
  return list(
    'restrict_records',
    encumbrances.map((encumbrance): Xml => [
      'restrict_record',
      ['record_info', ['registration_date', moment(encumbrance.registered)]],
      [
        'restrictions_encumbrances_data',
        ['restriction_encumbrance_number', encumbrance.number],
        dict('restriction_encumbrance_type', ENCUMBRANCE_TYPES[encumbrance.type]),
        period(encumbrance),
        additional(encumbrance),
        restrictingRights(encumbrance),
      ],
      parties(encumbrance, find),
      document(encumbrance),
    ]),
  );
}

/** Every right ever registered, each with its underlying document and what ended it. */
export function transferRecords({ rights }: RealtyObject, find: FindCompany): Xml {
  return [
    'right_records',
    ...rights.map((right): Xml => [
      'right_record',
      [
        'record_info',
        ['registration_date', moment(right.registered)],
        right.ended ? ['cancel_date', moment(right.ended)] : undefined,
      ],
      [
        'right_data',
        dict('right_type', RIGHT_TYPES[right.type]),
        ['right_number', right.number],
        shares(right),
        right.endedBy ? ['cancel_right_number', right.endedBy] : undefined,
      ],
      holders(right, find),
      [
        'underlying_documents',
        [
          'underlying_document',
          dict('document_code', GROUNDS[right.ground]),
          ['document_name', GROUNDS[right.ground].value],
        ],
      ],
    ]),
  ];
}
