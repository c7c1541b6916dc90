import { apiAccessQuery, webhooksQuery } from '@proverka/api-client/programs';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';

/** True when a token or webhook of the user works, which a change of the password would end. */
export function useHasPrograms(): boolean {
  const { api } = usePlatform();
  const { data: access } = useQuery(apiAccessQuery(api));
  const isForRole = access?.scopes.includes('webhooks') === true;
  const { data: subscribed } = useQuery({ ...webhooksQuery(api), enabled: isForRole });
  const hasToken = access?.token?.ended_date === null;
  return hasToken || subscribed?.webhooks.some(({ ended_date }) => ended_date === null) === true;
}
