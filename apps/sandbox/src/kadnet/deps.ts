import type { Suggestion } from '../dadata/suggestion.ts';
import type { Register } from '../objects/register.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Collection } from '../storage/collection.ts';
import type { MakeDocument } from './document.ts';
import type { ExtractRequest } from './extract-request.ts';

export type KadnetDeps = {
  register: Register;
  requests: Collection<ExtractRequest>;
  behaviours: Behaviours;
  makeDocument: MakeDocument;
  findParty: (inn: string) => Suggestion[];
  apiKey: string;
  extractSeconds: number;
  now: () => Date;
};
