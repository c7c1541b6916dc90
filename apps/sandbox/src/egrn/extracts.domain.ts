import type { ObjectStatus, RealtyObject } from '../objects/object.ts';
import type { FindCompany } from './holders.domain.ts';
import { baseData, RECORDS } from './records.domain.ts';
import { restrictRecords, rightRecords, transferRecords } from './rights.domain.ts';
import { toXml, type Xml } from './xml.ts';

/** The date and number of an extract: `КУВИ-001/2026-100000001`. */
export type Requisites = { day: string; registrationNumber: string };

const OFFICE = 'Филиал публично-правовой компании "Роскадастр" по Санкт-Петербургу';
const RECIPIENT = 'Тестов Тест Тестович';

const STATUSES: Record<ObjectStatus, string> = {
  registered: 'актуальные',
  'previously-registered': 'актуальные, ранее учтенные',
  cancelled: 'аннулированные',
  removed: 'погашенные',
};

function heading({ day, registrationNumber }: Requisites): Xml[] {
  return [
    [
      'details_statement',
      [
        'group_top_requisites',
        ['organ_registr_rights', OFFICE],
        ['date_formation', day],
        ['registration_number', registrationNumber],
      ],
    ],
    ['details_request', ['date_received_request', day], ['date_receipt_request_reg_authority_rights', day]],
  ];
}

/** The extract about an object: its description, current holders and encumbrances. */
export function extractAboutObject(object: RealtyObject, requisites: Requisites, find: FindCompany): string {
  const { root, record } = RECORDS[object.kind];
  return toXml([
    root,
    ...heading(requisites),
    record(object),
    rightRecords(object, find),
    restrictRecords(object, find),
    ['recipient_statement', RECIPIENT],
    ['status', `Сведения об объекте недвижимости имеют статус "${STATUSES[object.status]}"`],
  ]);
}

/** The extract about the transfer of rights; an object that never had a registered right gets the notice of absence. */
export function extractOfTransfers(object: RealtyObject, requisites: Requisites, find: FindCompany): string {
  if (object.rights.length === 0) {
    return noticeOfAbsence(
      object.number,
      'Выписка из Единого государственного реестра недвижимости о переходе прав на объект недвижимости',
      requisites,
    );
  }
  return toXml([
    'extract_transfer_rights_property',
    ...heading(requisites),
    baseData(object),
    transferRecords(object, find),
    ['recipient_statement', RECIPIENT],
  ]);
}

/** What the register sends instead of an extract when it has no data; the root's spelling is the register's. */
export function noticeOfAbsence(number: string, what: string, requisites: Requisites): string {
  return toXml([
    'exract_notice_absence_request_info_12',
    ...heading(requisites),
    ['view_request_info', what],
    ['content_request', `Объект недвижимости с кадастровым номером ${number}`],
    ['reasons_notification', 'В Единый государственный реестр недвижимости запрошенные сведения не внесены'],
    ['recipient_statement', RECIPIENT],
  ]);
}

/** What the register sends when it may not disclose the information. */
export function decisionOfRefusal(number: string, what: string, requisites: Requisites): string {
  return toXml([
    'exract_decision_refuse_provide_info',
    ...heading(requisites),
    ['view_request_info', what],
    ['content_request', `Объект недвижимости с кадастровым номером ${number}`],
    [
      'reasons_notification',
      'Запрос представлен лицом, которому в соответствии с законом не могут быть предоставлены запрашиваемые сведения',
    ],
    ['recipient_statement', RECIPIENT],
  ]);
}
