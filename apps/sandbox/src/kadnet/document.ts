import { readFileSync } from 'node:fs';
import {
  decisionOfRefusal,
  extractAboutObject,
  extractOfTransfers,
  noticeOfAbsence,
  type Requisites,
} from '../egrn/extracts.domain.ts';
import type { FindCompany } from '../egrn/holders.domain.ts';
import type { Register } from '../objects/register.ts';
import { type ExtractRequest, REQUEST_TYPES } from './extract-request.ts';
import { moscowDay } from './moscow-time.domain.ts';

type Sample = { number: string; type: string; file: string };

export type DocumentDeps = { folder: URL; register: Register; findCompany: FindCompany };

export type MakeDocument = (request: ExtractRequest, refused: boolean) => string;

/** `КУВИ-001/2026-100000001`, the number of Rosreestr's answer. */
const requisitesOf = ({ createdAt, serial }: ExtractRequest): Requisites => ({
  day: moscowDay(new Date(createdAt)),
  registrationNumber: `КУВИ-001/${moscowDay(new Date(createdAt)).slice(0, 4)}-${100_000_000 + serial}`,
});

/** The XML that answers a request: the sample with that number, else an extract from the invented register. */
export function createDocuments({ folder, register, findCompany }: DocumentDeps): MakeDocument {
  const samples = new URL('egrn/samples/', folder);
  const index = JSON.parse(readFileSync(new URL('index.json', samples), 'utf8')) as Sample[];
  const sampled = new Set(index.map(({ number }) => number));
  return (request, refused) => {
    const { number, type } = request;
    const requisites = requisitesOf(request);
    if (refused && type !== 'EgrnDocuments')
      return decisionOfRefusal(number, REQUEST_TYPES[type], requisites);
    const sample = index.find((candidate) => candidate.number === number && candidate.type === type);
    if (sample) return readFileSync(new URL(sample.file, samples), 'utf8');
    const object = register.find(number);
    // Of an object of the samples nothing is known but its samples.
    if (!object || sampled.has(number)) return noticeOfAbsence(number, REQUEST_TYPES[type], requisites);
    if (type === 'EgrnDocuments') return decisionOfRefusal(number, REQUEST_TYPES[type], requisites);
    return type === 'EgrnRightList'
      ? extractOfTransfers(object, requisites, findCompany)
      : extractAboutObject(object, requisites, findCompany);
  };
}
