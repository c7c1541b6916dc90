import { readdirSync, readFileSync } from 'node:fs';
import type { Suggestion } from './suggestion.ts';

type Sample = { query: string; response: { suggestions: Suggestion[] } };

/** Recorded answers of the real service to a few queries, replayed verbatim. */
export type Samples = { address: Sample[]; party: Sample[] };

export function loadSamples(folder: URL): Samples {
  const files = readdirSync(new URL('dadata/', folder));
  const read = (kind: string): Sample[] =>
    files
      .filter((file) => file.includes(kind) && file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(new URL(`dadata/${file}`, folder), 'utf8')) as Sample);
  return {
    address: read('suggest_address_'),
    party: [...read('suggest_party_'), ...read('findbyid_party_')],
  };
}

export const answerTo = (samples: Sample[], query: string): Suggestion[] =>
  samples.find((sample) => sample.query.toLowerCase() === query.trim().toLowerCase())?.response.suggestions ??
  [];

export const allAnswers = (samples: Sample[]): Suggestion[] =>
  samples.flatMap(({ response }) => response.suggestions);
