import { z } from 'zod';
import {
  cadastralNumberSchema,
  codedSchema,
  contourSchema,
  decimalSchema,
  extractObjectSchema,
  underlyingDocumentSchema,
} from './extract-object.ts';
import { isoDateSchema } from './values.ts';

/**
 * A part of the document shown as it stands there, without a place of its own in the model: path below the root and the
 * schemas' Russian title. Only parts of the list of what may be shown come here.
 */
const plainPartSchema = z.object({ path: z.string(), title: z.string(), text: z.string() });
export type PlainPart = z.infer<typeof plainPartSchema>;

export const withheldReasons = [
  'person',
  'contact',
  'file',
  'neighbour',
  'coordinates',
  'technical',
] as const;
export type WithheldReason = (typeof withheldReasons)[number];

const extractHeaderSchema = z.object({
  organ: z.string().optional(),
  dateFormation: isoDateSchema.optional(),
  registrationNumber: z.string().optional(),
  requestDate: isoDateSchema.optional(),
  requestReceivedDate: isoDateSchema.optional(),
  recipient: z.string().optional(),
  signerPosition: z.string().optional(),
  signerName: z.string().optional(),
});
export type ExtractHeader = z.infer<typeof extractHeaderSchema>;

/**
 * `person_hidden` is a private person whose name the register withholds: since 01.03.2023 third parties see
 * «Физическое лицо» only (218-FZ, article 36.3).
 */
export const holderKinds = [
  'person_hidden',
  'person',
  'legal_entity',
  'public_formation',
  'another',
] as const;
const holderSchema = z.object({
  kind: z.enum(holderKinds),
  name: z.string(),
  inn: z.string().optional(),
  ogrn: z.string().optional(),
  /** The register's details that distinguish holders: «несовершеннолетний», «Орган власти» … */
  type: codedSchema.optional(),
  /** Citizenship of a person, country of registration of a company. */
  country: codedSchema.optional(),
});
export type Holder = z.infer<typeof holderSchema>;

const shareSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fraction'), numerator: z.int(), denominator: z.int().positive() }),
  z.object({ kind: z.literal('hectares'), amount: decimalSchema }),
  z.object({ kind: z.literal('points_hectares'), amount: decimalSchema }),
  z.object({ kind: z.literal('described'), text: z.string() }),
]);
export type Share = z.infer<typeof shareSchema>;

/** A deal or right registered without a consent required by law. */
const missingConsentSchema = z.object({
  law: z.string().optional(),
  persons: z.array(z.string()),
  text: z.string().optional(),
});

const rightSchema = z.object({
  number: z.string().optional(),
  type: codedSchema.optional(),
  registeredOn: isoDateSchema.optional(),
  cancelledOn: isoDateSchema.optional(),
  cancelNumber: z.string().optional(),
  /** Numbers of the rights that succeeded this one. */
  nextRightNumbers: z.array(z.string()),
  /** The date of the right's first registration, when a court restored it. */
  reinstatedFrom: isoDateSchema.optional(),
  shares: z.array(shareSchema),
  holders: z.array(holderSchema),
  documents: z.array(underlyingDocumentSchema),
  cancelDocuments: z.array(underlyingDocumentSchema),
  litigations: z.array(z.string()),
  objections: z.array(z.string()),
  /** Notes that nothing may be registered without the holder's personal presence. */
  personalParticipation: z.array(z.string()),
  missingConsents: z.array(missingConsentSchema),
});
export type Right = z.infer<typeof rightSchema>;

const encumbranceSchema = z.object({
  /** False for restrictions the register notes without registering: zones, article 56 of the Land Code … */
  isRegistered: z.boolean(),
  number: z.string().optional(),
  type: codedSchema.optional(),
  registeredOn: isoDateSchema.optional(),
  cancelledOn: isoDateSchema.optional(),
  period: z
    .object({
      startsOn: isoDateSchema.optional(),
      endsOn: isoDateSchema.optional(),
      text: z.string().optional(),
      /** When the developer hands the object over, in the document's words. */
      transferDeadline: z.string().optional(),
      guarantee: z.string().optional(),
      firstContractOn: isoDateSchema.optional(),
    })
    .optional(),
  /** The beneficiaries; documents of 2020 list them as holders of the encumbrance. */
  beneficiaries: z.array(z.object({ role: codedSchema.optional(), holder: holderSchema })),
  documents: z.array(underlyingDocumentSchema),
  /** The rights this encumbrance limits; empty for the object as a whole. */
  limitedRights: z.array(
    z.object({ recordNumber: z.string().optional(), rightNumber: z.string().optional() }),
  ),
  partNumber: z.string().optional(),
  zone: z
    .object({ number: z.string().optional(), name: z.string().optional(), type: codedSchema.optional() })
    .optional(),
  easementFor: z.array(cadastralNumberSchema),
  /** What exactly is limited, where the record says it. */
  subject: z.string().optional(),
  content: z.string().optional(),
  missingConsents: z.array(missingConsentSchema),
});
export type Encumbrance = z.infer<typeof encumbranceSchema>;

/** One transfer. Numbers are positions in `rights`; the list is sorted from the oldest. */
const transferSchema = z.object({
  date: isoDateSchema.optional(),
  ended: z.array(z.int()),
  arisen: z.array(z.int()),
});
export type Transfer = z.infer<typeof transferSchema>;

const claimSchema = z.object({ action: z.string().optional(), text: z.string().optional() });

/** A registered deal: a fact of the object's history. What is wrong with one, if anything, is in `missingConsents`. */
const dealSchema = z.object({
  type: codedSchema.optional(),
  number: z.string().optional(),
  /** The day of the contract, by its document. */
  date: isoDateSchema.optional(),
  registeredOn: isoDateSchema.optional(),
  cancelledOn: isoDateSchema.optional(),
  /** What the deal is about, in words: the flat of a contract of shared construction … */
  subject: z.string().optional(),
  parties: z.array(z.object({ role: codedSchema.optional(), holder: holderSchema })),
  documents: z.array(underlyingDocumentSchema),
  missingConsents: z.array(missingConsentSchema),
});
export type Deal = z.infer<typeof dealSchema>;

const common = {
  /** The document's full Russian title. */
  title: z.string(),
  rootName: z.string(),
  /** A document of a form the register no longer issues: what it says may have changed since. */
  isFormer: z.literal(true).optional(),
  /** It came from the seller and not from the register: what it says is the file's word. */
  isFromSeller: z.literal(true).optional(),
  guid: z.string().optional(),
  qr: z.string().optional(),
  header: extractHeaderSchema,
  plain: z.array(plainPartSchema),
  /** Paths of parts nobody read, not shown: they stand in the document itself, and their number is told. */
  unread: z.array(z.string()),
  /**
   * Paths of what the document holds and the product has no use for (passport, SNILS, birth, home address of a person,
   * paths of files): their text is dropped on reading (152-FZ, article 5).
   */
  withheld: z.array(z.object({ path: z.string(), reason: z.enum(withheldReasons) })),
};

const recordsOfObject = {
  ...common,
  object: extractObjectSchema,
  rights: z.array(rightSchema),
  encumbrances: z.array(encumbranceSchema),
  /** Applications for registration that are still pending. */
  claims: z.array(claimSchema),
  deals: z.array(dealSchema),
  /** Notes that a transfer, end or limit of the right cannot be registered. */
  nonRegistrability: z.array(z.string()),
  ownerless: z
    .object({
      number: z.string().optional(),
      authority: z.string().optional(),
      registeredOn: isoDateSchema.optional(),
    })
    .optional(),
};

const noticeSchema = z.object({
  requestedInformation: z.string().optional(),
  requestContent: z.string().optional(),
  reasons: z.string().optional(),
  cadastralNumber: cadastralNumberSchema.optional(),
  holder: z.string().optional(),
  litigations: z.string().optional(),
  claims: z.array(claimSchema),
});

const boundarySchema = z.object({
  number: z.string().optional(),
  type: codedSchema.optional(),
  name: z.string().optional(),
  zoneType: codedSchema.optional(),
  registeredOn: isoDateSchema.optional(),
  changedOn: z.array(isoDateSchema),
  cancelledOn: isoDateSchema.optional(),
  documents: z.array(underlyingDocumentSchema),
  mapPlanDate: isoDateSchema.optional(),
  content: z.string().optional(),
  contours: z.array(contourSchema),
  specialNotes: z.string().optional(),
});
export type Boundary = z.infer<typeof boundarySchema>;

/** The normal form of every EGRN document, read by screens, PDF and comparisons; dates are ISO. */
export const extractSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('about_property'), ...recordsOfObject }),
  z.object({ kind: z.literal('base_params'), ...recordsOfObject }),
  z.object({
    kind: z.literal('transfer_of_rights'),
    ...common,
    object: extractObjectSchema,
    rights: z.array(rightSchema),
    transfers: z.array(transferSchema),
  }),
  z.object({ kind: z.literal('boundaries'), ...common, boundary: boundarySchema }),
  z.object({ kind: z.literal('absence_notice'), ...common, notice: noticeSchema }),
  z.object({ kind: z.literal('refusal_notice'), ...common, notice: noticeSchema }),
  /** Other documents of the register: stored, not interpreted. */
  z.object({ kind: z.literal('other'), ...common, fields: z.array(plainPartSchema) }),
]);
export type Extract = z.infer<typeof extractSchema>;
export type ExtractKind = Extract['kind'];
export type ExtractOf<K extends ExtractKind> = globalThis.Extract<Extract, { kind: K }>;
