import { addressId } from '../dadata/address-fields.ts';
import { ENCUMBRANCE_TYPES, RIGHT_TYPES, USE_NAMES } from '../egrn/terms.domain.ts';
import { addressOf } from '../objects/address.domain.ts';
import type { Encumbrance, ObjectKind, ObjectStatus, RealtyObject, Right } from '../objects/object.ts';

const TYPES: Record<ObjectKind, string> = {
  land: 'Земельный участок',
  building: 'Объект капитального строительства',
  construction: 'Объект капитального строительства',
  unfinished: 'Объект капитального строительства',
  room: 'Помещение',
  parking: 'Машино-место',
};

const STATUSES: Record<ObjectStatus, string> = {
  registered: 'Учтенный',
  'previously-registered': 'Ранее учтенный',
  cancelled: 'Аннулирован',
  removed: 'Снят с учета',
};

const encumbranceInfo = ({ number, type, registered }: Encumbrance) => ({
  Number: number,
  Description: ENCUMBRANCE_TYPES[type].value,
  Date: `${registered}T00:00:00`,
});

function rightInfo(right: Right, isFirst: boolean, encumbrances: Encumbrance[]) {
  const own = encumbrances.filter((encumbrance) =>
    encumbrance.right ? encumbrance.right === right.number : isFirst,
  );
  return {
    Number: right.number,
    Description: RIGHT_TYPES[right.type].value,
    Date: `${right.registered}T00:00:00`,
    Encumbrances: own.map(encumbranceInfo),
  };
}

/** `CadastralObjectInfo`; an unknown area is zero. */
export function objectInfo(object: RealtyObject, comment: string | null) {
  const current = object.rights.filter((right) => !right.ended);
  return {
    Id: addressId(`object ${object.number}`),
    Comment: comment,
    Info: null,
    ObjectType: TYPES[object.kind],
    Region: object.number.slice(0, 2),
    OrderId: addressId(`order ${object.number}`),
    Number: object.number,
    Address: addressOf(object),
    Name: USE_NAMES[object.use],
    Level: object.level ?? '',
    Area: object.areaUnlisted ? 0 : object.area,
    CadCost: object.cost ?? 0,
    Status: STATUSES[object.status],
    Year: object.year === undefined ? null : String(object.year),
    IsCanceled: object.status === 'cancelled' || object.status === 'removed',
    Rights: current.map((right, index) => rightInfo(right, index === 0, object.encumbrances)),
  };
}
