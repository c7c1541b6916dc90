import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const suggestionQuery = z.object({
  query: z.string().trim().min(1).max(300),
  count: z.coerce.number().int().min(1).max(20).default(8),
});

export const addressSuggestionSchema = z.object({
  value: z.string(),
  data: z.object({ cadastralNumber: z.string().nullable(), fias_id: z.string().nullable() }),
});
export type AddressSuggestion = z.infer<typeof addressSuggestionSchema>;

export const partySuggestionSchema = z.object({
  value: z.string(),
  data: z.object({
    inn: z.string(),
    ogrn: z.string().nullable(),
    management: z.object({ name: z.string() }).nullable(),
    status: z.string().nullable(),
    address: z.string().nullable(),
  }),
});
export type PartySuggestion = z.infer<typeof partySuggestionSchema>;

/** When the supplier fails the list is empty and `available` is false; the form then accepts free text. */
export const suggestionEndpoints = {
  'GET /suggestions/address': {
    summary: 'Подсказки адресов',
    tag: 'suggestions',
    auth: 'none',
    query: suggestionQuery,
    reply: z.object({ suggestions: z.array(addressSuggestionSchema), available: z.boolean() }),
    refusals: [],
  },
  'GET /suggestions/party': {
    summary: 'Подсказки компаний и предпринимателей',
    tag: 'suggestions',
    auth: 'none',
    query: suggestionQuery,
    reply: z.object({ suggestions: z.array(partySuggestionSchema), available: z.boolean() }),
    refusals: [],
  },
} as const satisfies Endpoints;
