import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { z } from 'zod';
import { isoDateSchema } from './values.ts';

const cadastralNumberSchema = z.string().refine(isCadastralNumber, 'Не кадастровый номер объекта');

/** Rubles exactly as the document writes them, decimal point. */
const decimalSchema = z.string().regex(/^\d+(\.\d+)?$/);

/** A word of the register: its code list's code and the Russian title, the document's own where it has one. */
const codedSchema = z.object({ code: z.string().optional(), value: z.string() });
export type Coded = z.infer<typeof codedSchema>;

/** A part of the document nobody understood, as it stands there: path below the root, Russian title where known. */
const unknownPartSchema = z.object({ path: z.string(), title: z.string().optional(), text: z.string() });
export type UnknownPart = z.infer<typeof unknownPartSchema>;

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
 * `person_hidden` is a private person whose name the register does not give: since 01.03.2023 third parties see
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
  /** What the register adds to tell holders apart: «несовершеннолетний», «Орган власти» … */
  type: codedSchema.optional(),
  /** Citizenship of a person, country of registration of a company. */
  country: codedSchema.optional(),
});
export type Holder = z.infer<typeof holderSchema>;

const underlyingDocumentSchema = z.object({
  type: codedSchema.optional(),
  name: z.string().optional(),
  series: z.string().optional(),
  number: z.string().optional(),
  date: isoDateSchema.optional(),
  issuer: z.string().optional(),
  /** Notary's certificate in words: date, name, number in the notary's register. */
  notarized: z.string().optional(),
});
export type UnderlyingDocument = z.infer<typeof underlyingDocumentSchema>;

const areaSchema = z.object({
  squareMetres: z.number(),
  inaccuracySquareMetres: z.number().optional(),
  /** The unit the document counts in; `squareMetres` is already converted. */
  unit: z.string(),
  type: codedSchema.optional(),
});
export type Area = z.infer<typeof areaSchema>;

/** `x` points north, `y` east, in metres of the document's own coordinate system. */
const pointSchema = z.object({
  x: z.number(),
  y: z.number(),
  z: z.number().optional(),
  number: z.string().optional(),
  order: z.string().optional(),
  errorMetres: z.number().optional(),
  radiusMetres: z.number().optional(),
});
export type Point = z.infer<typeof pointSchema>;

/** The first ring is the outline, the others are holes or separate lines, as the document lists them. */
const contourSchema = z.object({
  number: z.string().optional(),
  cadastralNumber: cadastralNumberSchema.optional(),
  area: areaSchema.optional(),
  coordinateSystem: z.string().optional(),
  rings: z.array(z.object({ level: codedSchema.optional(), points: z.array(pointSchema) })),
});
export type Contour = z.infer<typeof contourSchema>;

const addressSchema = z.object({
  /** The readable address, or the best the document has. */
  text: z.string().optional(),
  note: z.string().optional(),
  type: codedSchema.optional(),
  region: codedSchema.optional(),
  /** Street, house, flat …: the level's name in the schema, its short type («ул»), its name. */
  parts: z.array(z.object({ level: z.string(), type: z.string().optional(), name: z.string() })),
  roomNumber: z.string().optional(),
  postalCode: z.string().optional(),
  fias: z.string().optional(),
  okato: z.string().optional(),
  oktmo: z.string().optional(),
  kladr: z.string().optional(),
});
export type ExtractAddress = z.infer<typeof addressSchema>;

const levelInBuildingSchema = z.object({
  floor: z.string().optional(),
  type: codedSchema.optional(),
  planNumber: z.string().optional(),
  description: z.string().optional(),
});

const cadastralValueSchema = z.object({
  amount: decimalSchema,
  determinedOn: isoDateSchema.optional(),
  approvedOn: isoDateSchema.optional(),
  registeredOn: isoDateSchema.optional(),
  appliesFrom: isoDateSchema.optional(),
  revisionRequestedOn: isoDateSchema.optional(),
  actNumber: z.string().optional(),
  actDate: isoDateSchema.optional(),
});

/** How another object belongs to this one; the role is the element the schema puts the number in. */
export const linkRoles = [
  'parent',
  'parent_room',
  'ascendant',
  'descendant',
  'land',
  'room',
  'car_parking_space',
  'included',
  'facility',
  'united',
  'common_land',
] as const;
export type LinkRole = (typeof linkRoles)[number];

const linkSchema = z.object({ role: z.enum(linkRoles), cadastralNumber: cadastralNumberSchema });

const oldNumberSchema = z.object({
  type: codedSchema.optional(),
  number: z.string(),
  assignedOn: isoDateSchema.optional(),
  assigner: z.string().optional(),
});

/** A plot's border from point to point, with the neighbours behind it. */
const borderSchema = z.object({
  contour: z.string().optional(),
  element: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  description: z.string().optional(),
  directionAngle: z.string().optional(),
  lengthMetres: z.string().optional(),
  adjacent: z.array(cadastralNumberSchema),
  /** A land dispute noted on this border. */
  dispute: z
    .object({ document: underlyingDocumentSchema.optional(), endsOn: isoDateSchema.optional() })
    .optional(),
});

const objectPartSchema = z.object({
  number: z.string().optional(),
  mnemonic: z.string().optional(),
  enteredOn: isoDateSchema.optional(),
  area: areaSchema.optional(),
  /** Number of the registered encumbrance the part was cut out for. */
  encumbranceNumber: z.string().optional(),
  encumbranceRegisteredOn: isoDateSchema.optional(),
  /** Register number of the zone the part lies in. */
  borderNumber: z.string().optional(),
  footnote: z.string().optional(),
  levels: z.array(levelInBuildingSchema),
  contours: z.array(contourSchema),
});

const roomOfBuildingSchema = z.object({
  cadastralNumber: cadastralNumberSchema,
  squareMetres: z.number().optional(),
  purpose: z.string().optional(),
  type: z.string().optional(),
  levels: z.array(levelInBuildingSchema),
});

const extractObjectSchema = z.object({
  cadastralNumber: cadastralNumberSchema,
  quarter: z.string().optional(),
  type: codedSchema.optional(),
  subtype: codedSchema.optional(),
  registeredOn: isoDateSchema.optional(),
  cancelledOn: isoDateSchema.optional(),
  address: addressSchema.optional(),
  area: areaSchema.optional(),
  /** Length, depth, volume … of a construction: the title from the schema, the value as written. */
  measures: z.array(z.object({ title: z.string(), value: z.string() })),
  levels: z.array(levelInBuildingSchema),
  floors: z.string().optional(),
  undergroundFloors: z.string().optional(),
  name: z.string().optional(),
  purpose: codedSchema.optional(),
  housingType: codedSchema.optional(),
  specialHousingType: codedSchema.optional(),
  isCommonProperty: z.boolean().optional(),
  isServiceProperty: z.boolean().optional(),
  category: codedSchema.optional(),
  permittedUse: z.array(z.string()),
  wallMaterials: z.array(z.string()),
  yearBuilt: z.string().optional(),
  yearCommissioned: z.string().optional(),
  readinessPercent: z.string().optional(),
  cadastralValue: cadastralValueSchema.optional(),
  links: z.array(linkSchema),
  oldNumbers: z.array(oldNumberSchema),
  zones: z.array(z.string()),
  parts: z.array(objectPartSchema),
  contours: z.array(contourSchema),
  borders: z.array(borderSchema),
  rooms: z.array(roomOfBuildingSchema),
  culturalHeritage: z
    .object({ number: z.string().optional(), name: z.string().optional(), kind: z.string().optional() })
    .optional(),
  cadastralWorks: z.array(
    z.object({
      work: z.string().optional(),
      engineer: z.string().optional(),
      date: isoDateSchema.optional(),
    }),
  ),
  /** Violations and inspections of state land supervision, in the document's words. */
  supervision: z.array(
    z.object({
      agency: z.string().optional(),
      event: z.string().optional(),
      endedOn: isoDateSchema.optional(),
      hasViolations: z.boolean().optional(),
      violation: z.string().optional(),
      isEliminated: z.boolean().optional(),
    }),
  ),
  specialNotes: z.string().optional(),
  /** «Сведения об объекте недвижимости имеют статус "актуальные"»: a sentence, not a code. */
  status: z.string().optional(),
});
export type ExtractObject = z.infer<typeof extractObjectSchema>;

const shareSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fraction'), numerator: z.int(), denominator: z.int().positive() }),
  z.object({ kind: z.literal('hectares'), amount: decimalSchema }),
  z.object({ kind: z.literal('points_hectares'), amount: decimalSchema }),
  z.object({ kind: z.literal('described'), text: z.string() }),
]);
export type Share = z.infer<typeof shareSchema>;

/** A deal or right registered without a consent the law asks for. */
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
  /** Numbers of the rights that arose from the end of this one. */
  nextRightNumbers: z.array(z.string()),
  /** The day a right was first registered, when a court restored it. */
  reinstatedFrom: isoDateSchema.optional(),
  shares: z.array(shareSchema),
  holders: z.array(holderSchema),
  documents: z.array(underlyingDocumentSchema),
  cancelDocuments: z.array(underlyingDocumentSchema),
  litigations: z.array(z.string()),
  objections: z.array(z.string()),
  /** Notes that nothing is registered without the holder in person. */
  personalParticipation: z.array(z.string()),
  missingConsents: z.array(missingConsentSchema),
});
export type Right = z.infer<typeof rightSchema>;

const encumbranceSchema = z.object({
  /** False for what the register notes without registering: zones, article 56 of the Land Code … */
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
      firstContractOn: isoDateSchema.optional(),
    })
    .optional(),
  /** In whose favour; in documents of 2020 these stand as holders of the encumbrance. */
  beneficiaries: z.array(z.object({ role: codedSchema.optional(), holder: holderSchema })),
  documents: z.array(underlyingDocumentSchema),
  /** The rights this encumbrance limits; empty means the object as a whole. */
  limitedRights: z.array(
    z.object({ recordNumber: z.string().optional(), rightNumber: z.string().optional() }),
  ),
  partNumber: z.string().optional(),
  zone: z
    .object({ number: z.string().optional(), name: z.string().optional(), type: codedSchema.optional() })
    .optional(),
  easementFor: z.array(cadastralNumberSchema),
  content: z.string().optional(),
  missingConsents: z.array(missingConsentSchema),
});
export type Encumbrance = z.infer<typeof encumbranceSchema>;

/** One change of hands. Numbers are positions in `rights`; the list runs from the oldest to the newest. */
const transferSchema = z.object({
  date: isoDateSchema.optional(),
  ended: z.array(z.int()),
  arisen: z.array(z.int()),
});
export type Transfer = z.infer<typeof transferSchema>;

const claimSchema = z.object({ action: z.string().optional(), text: z.string().optional() });

const common = {
  /** The document's full Russian title. */
  title: z.string(),
  rootName: z.string(),
  guid: z.string().optional(),
  qr: z.string().optional(),
  header: extractHeaderSchema,
  unknown: z.array(unknownPartSchema),
  /**
   * Paths of personal data the document holds and the product has no use for (passport, SNILS, birth, home address of a
   * person): their text is dropped on reading (152-FZ, article 5).
   */
  withheld: z.array(z.string()),
};

const recordsOfObject = {
  ...common,
  object: extractObjectSchema,
  rights: z.array(rightSchema),
  encumbrances: z.array(encumbranceSchema),
  /** Applications for registration the register has taken in and not decided yet. */
  claims: z.array(claimSchema),
  dealsWithoutConsent: z.array(
    z.object({ type: codedSchema.optional(), missingConsents: z.array(missingConsentSchema) }),
  ),
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

/** The normal form of every EGRN document: what screens, PDF and comparisons read; dates are days. */
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
  /** The rest of the register's documents: read, not interpreted. */
  z.object({ kind: z.literal('other'), ...common, fields: z.array(unknownPartSchema) }),
]);
export type Extract = z.infer<typeof extractSchema>;
export type ExtractKind = Extract['kind'];
export type ExtractOf<K extends ExtractKind> = globalThis.Extract<Extract, { kind: K }>;
