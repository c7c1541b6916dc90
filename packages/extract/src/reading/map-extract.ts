import type { Extract, ExtractHeader, ExtractKind, ExtractOf } from '@proverka/contract/extract';
import { isFormerRoot, mapFormer } from '../former/map-former.ts';
import { documentTitle } from './dictionaries.ts';
import { mapBoundary } from './map-boundary.ts';
import { mapDeals } from './map-deals.ts';
import { mapEncumbrances } from './map-encumbrances.ts';
import { mapNotice } from './map-notice.ts';
import { mapObject } from './map-object.ts';
import { mapClaims, mapOwnerless, mapRights, notes } from './map-rights.ts';
import type { ParseRefusalCode } from '../parse-refusals.ts';
import { cadastralNumberAt, dayAt, elementAt, textAt, type Maybe } from './reading.ts';
import { transfersOf } from './transfers.domain.ts';
import { collectLeft } from './left-parts.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** Document kinds by the prefix of the root; the register really spells its notices `exract`. */
const kinds: readonly (readonly [RegExp, ExtractKind])[] = [
  [/^ext?ract_about_property_/u, 'about_property'],
  // Contracts of shared construction, with the land and its records as in an extract about it.
  [/^ext?ract_contract_participation_/u, 'about_property'],
  [/^ext?ract_base_params_/u, 'base_params'],
  [/^ext?ract_transfer_rights_property/u, 'transfer_of_rights'],
  [/^ext?ract_about_(boundar|zone)/u, 'boundaries'],
  [/^ext?ract_notice_absence_/u, 'absence_notice'],
  [/^ext?ract_decision_refuse_/u, 'refusal_notice'],
  [/^ext?ract_/u, 'other'],
];

/** Former documents that are not read: of a whole block, and of the forms before 2014. */
const unreadRoots: ReadonlyMap<string, ParseRefusalCode> = new Map([
  ['KPT', 'former_plan'],
  ['Region_Cadastr', 'former_plan'],
  ['Region_Cadastr_Vidimus_KV', 'former_document'],
  ['Region_Cadastr_Vidimus_KP', 'former_document'],
]);

type Common = 'title' | 'rootName' | 'guid' | 'qr' | 'header' | 'plain' | 'unread' | 'withheld';
type Body<K extends ExtractKind = ExtractKind> = K extends ExtractKind ? Omit<ExtractOf<K>, Common> : never;

/** Maps a document's tree to its normal form, or returns the reason why it has none. */
export async function mapExtract(root: XmlElement): Promise<Extract | ParseRefusalCode> {
  const kind = kinds.find(([pattern]) => pattern.test(root.name))?.[1];
  if (isFormerRoot(root.name)) return mapFormer(root);
  if (kind === undefined) return unreadRoots.get(root.name) ?? 'wrong_root';
  const common = mapCommon(root);
  const body = mapBody(kind, root);
  if (typeof body === 'string') return body;
  const left = await collectLeft(root);
  if (left === undefined) return 'too_many_elements';
  if (body.kind === 'other') return { ...common, ...body, fields: left.plain, ...left, plain: [] };
  return { ...common, ...body, ...left };
}

function mapBody(kind: ExtractKind, root: XmlElement): Body | ParseRefusalCode {
  switch (kind) {
    case 'about_property':
    case 'base_params':
      return withObject(root, (record, number) => ({
        kind,
        object: mapObject(root, record, number),
        rights: mapRights(root),
        encumbrances: mapEncumbrances(root, record),
        claims: mapClaims(root),
        deals: mapDeals(root),
        nonRegistrability: notes(root, 'non_registrabilitys/non_registrability'),
        ownerless: mapOwnerless(root),
      }));
    case 'transfer_of_rights':
      return withObject(elementAt(root, 'base_data') ?? root, (record, number) => {
        const rights = mapRights(root);
        return { kind, object: mapObject(root, record, number), rights, transfers: transfersOf(rights) };
      });
    case 'boundaries': {
      const boundary = mapBoundary(root);
      return boundary === undefined ? 'no_object' : { kind, boundary };
    }
    case 'absence_notice':
    case 'refusal_notice':
      return { kind, notice: mapNotice(root) };
    default:
      return { kind, fields: [] };
  }
}

function withObject<T>(
  parent: XmlElement,
  map: (record: XmlElement, number: string) => T,
): T | ParseRefusalCode {
  const record = parent.children.find(
    (child) =>
      child.name.endsWith('_record') && elementAt(child, 'object/common_data/cad_number') !== undefined,
  );
  if (record === undefined) return 'no_object';
  const number = cadastralNumberAt(record, 'object/common_data/cad_number');
  if (number !== undefined) return map(record, number);
  return elementAt(record, 'object/common_data/cad_number')?.text === ''
    ? 'no_object'
    : 'wrong_cadastral_number';
}

function mapCommon(root: XmlElement) {
  const attribute = (name: string) => root.attributes.find(([found]) => found === name)?.[1];
  return {
    title: documentTitle(root.name) ?? 'Документ Единого государственного реестра недвижимости',
    rootName: root.name,
    guid: attribute('guid'),
    qr: attribute('qr'),
    header: mapHeader(root),
  };
}

function mapHeader(root: XmlElement): ExtractHeader {
  const top = elementAt(root, 'details_statement/group_top_requisites');
  const lower: Maybe<XmlElement> = elementAt(root, 'details_statement/group_lower_requisites');
  const request = elementAt(root, 'details_request');
  return {
    organ: textAt(top, 'organ_registr_rights'),
    dateFormation: dayAt(top, 'date_formation'),
    registrationNumber: textAt(top, 'registration_number'),
    requestDate: dayAt(request, 'date_received_request'),
    requestReceivedDate: dayAt(request, 'date_receipt_request_reg_authority_rights'),
    recipient: textAt(root, 'recipient_statement'),
    signerPosition: textAt(lower, 'full_name_position'),
    signerName: textAt(lower, 'initials_surname'),
  };
}
