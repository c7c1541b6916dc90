import { EmptyState } from '@proverka/ui-kit/empty-state';
import { typeset } from '@proverka/words/typeset';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { FindGroups } from './find-groups.tsx';
import { GroupCard } from './group-card.tsx';
import styles from './groups.module.css';
import { useGroups } from './use-groups.ts';

interface AdvertGroupsProps {
  /** What is looked for; empty for the groups that were joined with the least certainty. */
  readonly find: string;
  readonly onFind: (find: string) => void;
}

/** Which adverts are taken for one flat, and decisions about it by hand. */
export function AdvertGroups({ find, onFind }: AdvertGroupsProps) {
  return (
    <>
      <FindGroups find={find} onFind={onFind} />
      <Found find={find} />
    </>
  );
}

function Found({ find }: { readonly find: string }) {
  const { data, error, isFetching, refetch } = useGroups(find);
  if (data === undefined)
    return <NotLoaded what="группы объявлений" lines={10} query={{ error, isFetching, refetch }} />;
  const { groups } = data;
  if (groups.length === 0)
    return find === '' ? (
      <EmptyState
        title="Повторов пока нет"
        text="Они появятся, когда объявления будут прочитаны и сравнены."
      />
    ) : (
      <EmptyState
        title="Такого объявления у нас нет"
        text="Проверьте номер, ссылку или кадастровый номер. Объявления, отложенные из-за нелепых сведений, здесь не показываются."
      />
    );
  return (
    <section aria-label="Найденные квартиры" className={styles.groups}>
      {find === '' && (
        <p className={styles.about}>
          {typeset('Объединённые с наименьшей уверенностью — сверху. Это первые, которые стоит проверить.')}
        </p>
      )}
      {groups.map((group) => (
        <GroupCard key={group.adverts.map(({ id }) => id).join(' ')} group={group} />
      ))}
    </section>
  );
}
