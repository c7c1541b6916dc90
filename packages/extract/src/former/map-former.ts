import type { Extract, ExtractHeader } from '@proverka/contract/extract';
import type { ParseRefusalCode } from '../parse-refusals.ts';
import { collectLeft } from '../reading/left-parts.ts';
import { cadastralNumberAt, dayAt, elementAt, textAt, type Maybe } from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { attributesAsElements } from './attributes-as-elements.ts';
import { mapFormerEncumbrances } from './map-former-encumbrances.ts';
import { mapFormerObject } from './map-former-object.ts';
import { fullName } from './map-former-owners.ts';
import { mapFormerRights } from './map-former-rights.ts';
import { mapStatements, statedRights } from './map-statements.ts';
import { setTechnicalAside } from './set-technical-aside.ts';

const titles: Readonly<Record<string, string>> = {
  KVZU: 'Кадастровая выписка о земельном участке',
  KPZU: 'Кадастровый паспорт земельного участка',
  KVOKS: 'Кадастровая выписка об объекте недвижимости',
  KPOKS: 'Кадастровый паспорт объекта недвижимости',
  Extract: 'Выписка из Единого государственного реестра прав на недвижимое имущество и сделок с ним',
};

/** Documents of the cadastre and of the register of rights as they were issued before the schemas of EGRN. */
export function isFormerRoot(name: string): boolean {
  return Object.hasOwn(titles, name);
}

/** What a document of a former form has in common with those of today: object, rights, encumbrances, contours. */
export async function mapFormer(source: XmlElement): Promise<Extract | ParseRefusalCode> {
  const root = attributesAsElements(source);
  const place = objectPlace(root);
  if (place === undefined) return 'no_object';
  const written = elementAt(place, 'CadastralNumber');
  const number = cadastralNumberAt(place, 'CadastralNumber');
  if (number === undefined) return (written?.text ?? '') === '' ? 'no_object' : 'wrong_cadastral_number';
  const register = elementAt(root, 'ReestrExtract/ExtractObjectRight');
  const stated = elementAt(register, 'ExtractObject');
  const isOfRights = register !== undefined;
  const body = {
    kind: 'about_property' as const,
    isFormer: true as const,
    title: titleOf(root.name, isOfRights),
    rootName: root.name,
    header: mapHeader(root, register),
    object: mapFormerObject(root, place, number),
    rights: statedRights(mapFormerRights(place, stated), stated),
    encumbrances: mapFormerEncumbrances(place, stated),
    ...mapStatements(stated),
    ownerless: undefined,
  };
  setTechnicalAside(root);
  const left = await collectLeft(root);
  return left === undefined ? 'too_large' : { ...body, ...left };
}

function titleOf(root: string, isOfRights: boolean): string {
  if (root !== 'Extract' && isOfRights)
    return 'Выписка из Единого государственного реестра недвижимости об объекте недвижимости';
  return titles[root] ?? '';
}

const objectPaths = [
  'Parcels/Parcel',
  'Parcel',
  'Realty/Building',
  'Realty/Construction',
  'Realty/Uncompleted',
  'Realty/Flat',
  'Object',
  'ReestrExtract/ExtractObjectRight/ExtractObject/ObjectDesc',
];

/** The element that describes the object. */
function objectPlace(root: XmlElement): Maybe<XmlElement> {
  for (const path of objectPaths) {
    const place = elementAt(root, path);
    if (place !== undefined) return place;
  }
  return undefined;
}

function mapHeader(root: XmlElement, register: Maybe<XmlElement>): ExtractHeader {
  const certificate = elementAt(root, 'CertificationDoc');
  const declared = elementAt(root, 'ReestrExtract/DeclarAttribute');
  const official = elementAt(certificate, 'Official');
  return {
    organ: textAt(register, 'HeadContent/DeptName') ?? textAt(certificate, 'Organization'),
    dateFormation: dayAt(declared, 'ExtractDate') ?? dayAt(certificate, 'Date'),
    registrationNumber: textAt(declared, 'ExtractNumber') ?? textAt(certificate, 'Number'),
    requestDate: dayAt(declared, 'RequeryDate'),
    requestReceivedDate: undefined,
    recipient: textAt(register, 'FootContent/Recipient') ?? textAt(declared, 'ReceivName'),
    signerPosition: textAt(official, 'Appointment'),
    signerName: fullName(official) ?? textAt(declared, 'Registrator'),
  };
}
