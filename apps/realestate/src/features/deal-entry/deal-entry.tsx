import { dealsKey } from '@proverka/api-client/deals';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { typeset } from '@proverka/words/typeset';
import { useId } from 'react';
import styles from './deal-entry.module.css';

interface DealEntryProps {
  readonly objectKey: string;
  readonly address: string;
  /** The advert the purchase begins with. */
  readonly advertId?: number;
}

/** Begins the folder of a purchase, or opens the one there is; a guest signs in first. */
export function DealEntry({ objectKey, address, advertId }: DealEntryProps) {
  const headingId = useId();
  const { api, sessionActions } = usePlatform();
  const isSignedIn = useSession(({ visitor }) => visitor === 'signed-in');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { run, isBusy, refusal } = useChanges();
  const open = () =>
    run(async () => {
      if (!isSignedIn && !(await sessionActions.askToSignIn())) return;
      const body = {
        object_key: objectKey,
        object_address: address,
        ...(advertId !== undefined && { advert_id: String(advertId) }),
      };
      const { deal_id } = await api.call('POST /deal/create', { body });
      void queryClient.invalidateQueries({ queryKey: dealsKey });
      void navigate(`/user/deals/${deal_id}/`);
    });
  return (
    <section aria-labelledby={headingId} className={styles.entry}>
      <h2 id={headingId}>Собираетесь покупать?</h2>
      <p className={styles.note}>
        {typeset(
          'В папке покупки — что уже проверено и чего не хватает, сроки от аванса до ключей, продавцы и документы. Видите её только вы.',
        )}
      </p>
      <FailureNote text={refusal} />
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void open()}>
          Открыть папку покупки
        </Button>
      </div>
    </section>
  );
}
