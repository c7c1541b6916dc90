import type { ApiClient } from '@proverka/api-client/api-client';
import type { PartySuggestion } from '@proverka/contract/suggestion';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { queryOptions, useQuery } from '@proverka/shell-sdk/query';
import type { Suggestions } from '@proverka/ui-kit/combobox';
import { useEffect, useState } from 'react';

/** Specification, section 9: suggestions start at 3 characters, one second after the last keystroke; 8 are shown. */
const fewestCharacters = 3;
const debounceMs = 1000;
const shownCount = 8;

const partySuggestionsQuery = (api: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['party-suggestions', query],
    queryFn: ({ signal }) =>
      api.call('GET /suggestions/party', { query: { query, count: shownCount } }, { signal }),
  });

/** Companies that match the field; idle while the text is too short. */
export function usePartySuggestions(text: string): Suggestions<PartySuggestion> {
  const { api } = usePlatform();
  const wanted = text.trim();
  const asked = useDebounced(wanted);
  const { data, isError, isPending } = useQuery({
    ...partySuggestionsQuery(api, asked),
    enabled: asked.length >= fewestCharacters,
  });
  if (wanted.length < fewestCharacters || asked !== wanted) return { state: 'idle' };
  if (isError || data?.available === false) return { state: 'failed' };
  if (isPending) return { state: 'loading' };
  // A name without suggestions is valid too: a message in the list would only cover the button.
  if (data.suggestions.length === 0) return { state: 'idle' };
  return { state: 'ready', items: data.suggestions };
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
