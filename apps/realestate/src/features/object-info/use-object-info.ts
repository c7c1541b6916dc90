import { fullObjectQuery, objectQuery } from '@proverka/api-client/objects';
import type { ObjectPage } from '@proverka/contract/object';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useSuspenseQuery } from '@proverka/shell-sdk/query';
import { demoKey } from '../../content/demo-key.ts';
import { isInfoLoading, mergeObjectInfo } from './merge-object-info.domain.ts';

export interface ObjectView {
  readonly page: ObjectPage;
  /** Area and level are still loading. */
  readonly isInfoLoading: boolean;
  /** The state of the full info: `waiting` up to 40 seconds, `failed` when no register answered. */
  readonly full: 'idle' | 'waiting' | 'done' | 'failed';
  readonly askAgain: () => void;
}

/** Short info at once; full info is loaded by the browser and merged in. */
export function useObjectInfo(objectKey: string): ObjectView {
  const { api } = usePlatform();
  const { data: short } = useSuspenseQuery(objectQuery(api, objectKey));
  const isAsked = objectKey !== demoKey && short.Number !== '';
  const { data, isFetching, isError, refetch } = useQuery({
    ...fullObjectQuery(api, objectKey),
    enabled: isAsked,
  });
  const isRunning = isAsked && (isFetching || (!data && !isError));
  const page = data ? mergeObjectInfo(short, data) : short;
  return {
    page,
    isInfoLoading: isInfoLoading(page, isRunning),
    full: fullState({ isAsked, isRunning, isError }),
    askAgain: () => void refetch(),
  };
}

function fullState(call: { isAsked: boolean; isRunning: boolean; isError: boolean }): ObjectView['full'] {
  if (!call.isAsked) return 'idle';
  if (call.isRunning) return 'waiting';
  return call.isError ? 'failed' : 'done';
}
