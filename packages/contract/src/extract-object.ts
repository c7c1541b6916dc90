import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { z } from 'zod';
import { isoDateSchema } from './values.ts';

export const cadastralNumberSchema = z.string().refine(isCadastralNumber, 'Не кадастровый номер объекта');

/** Rubles exactly as in the document, with a decimal point. */
export const decimalSchema = z.string().regex(/^\d+(\.\d+)?$/);

/** A value of a code list: the code and the Russian title, the document's own if it has one. */
export const codedSchema = z.object({ code: z.string().optional(), value: z.string() });
export type Coded = z.infer<typeof codedSchema>;

export const underlyingDocumentSchema = z.object({
  type: codedSchema.optional(),
  name: z.string().optional(),
  series: z.string().optional(),
  number: z.string().optional(),
  date: isoDateSchema.optional(),
  issuer: z.string().optional(),
  /** A notary's certificate in words: date, name, number in the notary's register. */
  notarized: z.string().optional(),
  /** The deal's own registration. */
  deal: z
    .object({
      number: z.string().optional(),
      registeredOn: isoDateSchema.optional(),
      office: z.string().optional(),
    })
    .optional(),
  /** Position and name of the official who signed it. */
  signedBy: z.string().optional(),
});
export type UnderlyingDocument = z.infer<typeof underlyingDocumentSchema>;

const areaSchema = z.object({
  squareMetres: z.number(),
  inaccuracySquareMetres: z.number().optional(),
  /** The unit used in the document; `squareMetres` is already converted. */
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
  /** How the point is marked on the ground, in the document's words. */
  marking: z.string().optional(),
  /** How its coordinates were found. */
  method: z.string().optional(),
  depthMetres: z.number().optional(),
  heightMetres: z.number().optional(),
});
export type Point = z.infer<typeof pointSchema>;

/** The first ring is the outline; the others are holes or separate lines, in the document's order. */
export const contourSchema = z.object({
  number: z.string().optional(),
  cadastralNumber: cadastralNumberSchema.optional(),
  area: areaSchema.optional(),
  coordinateSystem: z.string().optional(),
  rings: z.array(z.object({ level: codedSchema.optional(), points: z.array(pointSchema) })),
});
export type Contour = z.infer<typeof contourSchema>;

const addressSchema = z.object({
  /** The readable address, or the closest the document has. */
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

/** The relation of another object to this one; the role is the schema's element that contains its number. */
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
  'component',
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
  marking: z.string().optional(),
  adjacent: z.array(cadastralNumberSchema),
  /** A land dispute noted on this border. */
  dispute: z
    .object({
      document: underlyingDocumentSchema.optional(),
      endsOn: isoDateSchema.optional(),
      contour: z.string().optional(),
    })
    .optional(),
});

const objectPartSchema = z.object({
  number: z.string().optional(),
  mnemonic: z.string().optional(),
  enteredOn: isoDateSchema.optional(),
  area: areaSchema.optional(),
  /** The registered encumbrance the part was created for. */
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

export const extractObjectSchema = z.object({
  cadastralNumber: cadastralNumberSchema,
  quarter: z.string().optional(),
  type: codedSchema.optional(),
  subtype: codedSchema.optional(),
  registeredOn: isoDateSchema.optional(),
  /** The day of the cadastral record, where the document has one of its own. */
  cadastralDay: isoDateSchema.optional(),
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
