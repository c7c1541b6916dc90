import { consentsQuery } from '@proverka/api-client/consents';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Loaded } from '../../page-parts/loaded.tsx';
import { ConsentLine } from './consent-line.tsx';

/** Every document the user agreed to or may agree to. */
export function Consents() {
  const { api } = usePlatform();
  const query = useQuery(consentsQuery(api));
  return (
    <Loaded query={query} what="согласия" lines={6}>
      {({ consents }) => consents.map((consent) => <ConsentLine key={consent.purpose} consent={consent} />)}
    </Loaded>
  );
}
