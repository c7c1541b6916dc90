import type { ApiKey, ApiReply } from '@proverka/contract/api';
import { queryOptions, type UnusedSkipTokenOptions } from '@tanstack/react-query';

const queryOf = <K extends ApiKey>(options: UnusedSkipTokenOptions<ApiReply<K>>) => queryOptions(options);

/** A query whose data is what a call replies. It is named by the call, so that the contract alone describes the reply. */
// oxlint-disable-next-line typescript/no-empty-object-type -- a type alias would be written out wherever it is inferred
export interface ApiQuery<K extends ApiKey> extends ReturnType<typeof queryOf<K>> {}

export const apiQuery: <K extends ApiKey>(options: UnusedSkipTokenOptions<ApiReply<K>>) => ApiQuery<K> =
  queryOf;
