import { dealQuery, dealsKey } from '@proverka/api-client/deals';
import type { Deal } from '@proverka/contract/deal';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { momentDay } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { askFirst } from '../../page-parts/ask-first.tsx';
import { Loaded } from '../../page-parts/loaded.tsx';
import sectionStyles from '../../page-parts/section.module.css';
import { DealAdverts } from './deal-adverts.tsx';
import { DealChecks } from './deal-checks.tsx';
import { DealDocuments } from './deal-documents.tsx';
import { DealNotes } from './deal-notes.tsx';
import { DealSellers } from './deal-sellers.tsx';
import { DealSteps } from './deal-steps.tsx';
import styles from './deals.module.css';

/** One folder: the object, its checks, steps, sellers, documents and notes. */
export function DealView({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const query = useQuery({ ...dealQuery(api, id), retryOnMount: false });
  return (
    <Loaded query={query} what="папку покупки" lines={8}>
      {(deal) => (
        <div className={styles.view}>
          <DealHead deal={deal} />
          <DealChecks deal={deal} />
          <DealAdverts deal={deal} />
          <DealSteps deal={deal} />
          <DealSellers deal={deal} />
          <DealDocuments deal={deal} />
          <DealNotes deal={deal} />
          <DealRemoval deal={deal} />
        </div>
      )}
    </Loaded>
  );
}

const DealHead = ({ deal }: { readonly deal: Deal }) => (
  <p className={sectionStyles.soft}>
    <Link to={`/object/${encodeURIComponent(deal.object_key)}/`} className={linkClassName()}>
      {deal.object_key}
    </Link>{' '}
    {typeset(`· изменена ${momentDay(deal.changed_date)}`)}
  </p>
);

function DealRemoval({ deal }: { readonly deal: Deal }) {
  const { api, dialogs } = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { deal_id } = deal;
  const remove = () =>
    askFirst(dialogs, {
      title: 'Удалить папку?',
      text: 'Шаги, продавцы, заметки и документы исчезнут сразу. Купленные отчёты останутся в заказах.',
      confirm: 'Удалить папку',
      act: async () => {
        await api.call('DELETE /deal/{deal_id}', { params: { deal_id } });
        queryClient.removeQueries({ queryKey: dealQuery(api, deal_id).queryKey });
        void queryClient.invalidateQueries({ queryKey: [...dealsKey, 'list'] });
        void navigate('/user/deals/');
      },
    });
  return (
    <div className={sectionStyles.actions}>
      <Button variant="secondary" onClick={remove}>
        Удалить папку
      </Button>
      <span className={sectionStyles.soft}>
        {typeset(
          `Папка хранится до ${momentDay(deal.kept_until)}: полгода после последнего изменения. Потом она уничтожается.`,
        )}
      </span>
    </div>
  );
}
