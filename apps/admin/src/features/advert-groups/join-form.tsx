import type { AdvertGroup } from '@proverka/contract/desk-adverts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { FindGroups } from './find-groups.tsx';
import { GroupAdvertRow } from './group-advert-row.tsx';
import styles from './groups.module.css';
import { useGroups } from './use-groups.ts';

interface JoinFormProps {
  readonly group: AdvertGroup;
  readonly onDone: () => void;
}

/** First which other flat it is, then why. */
export function JoinForm({ group, onDone }: JoinFormProps) {
  const [find, setFind] = useState('');
  return (
    <div className={desk.card}>
      <p>{typeset('Найдите объявление, которое продаёт эту же квартиру.')}</p>
      <FindGroups find={find} onFind={setFind} />
      {find !== '' && <Others key={find} group={group} find={find} onDone={onDone} />}
    </div>
  );
}

function Others({ group, find, onDone }: JoinFormProps & { readonly find: string }) {
  const { data, error, isFetching, refetch } = useGroups(find);
  const [picked, setPicked] = useState<AdvertGroup | null>(null);
  if (data === undefined)
    return <NotLoaded what="объявление" lines={3} query={{ error, isFetching, refetch }} />;
  const ids = group.adverts.map(({ id }) => id);
  const others = data.groups.filter(({ adverts }) => adverts.every(({ id }) => !ids.includes(id)));
  const other = others.length === 1 ? others[0] : picked;
  if (other) return <Join ids={ids} other={other} onDone={onDone} />;
  if (others.length === 0)
    return (
      <output>{data.groups.length > 0 ? 'Это объявление уже здесь' : 'Такого объявления у нас нет'}</output>
    );
  return (
    <ul className={styles.groups} aria-label="Какая из квартир">
      {others.map((one) => (
        <li key={one.adverts.map(({ id }) => id).join()}>
          <GroupAdverts group={one} />
          <Button variant="secondary" size="small" onClick={() => setPicked(one)}>
            Эта квартира
          </Button>
        </li>
      ))}
    </ul>
  );
}

function GroupAdverts({
  group: { adverts },
  label,
}: {
  readonly group: AdvertGroup;
  readonly label?: string;
}) {
  return (
    <ul className={styles.adverts} aria-label={label}>
      {adverts.map((advert) => (
        <GroupAdvertRow key={advert.id} advert={advert} />
      ))}
    </ul>
  );
}

interface JoinProps {
  readonly ids: readonly number[];
  readonly other: AdvertGroup;
  readonly onDone: () => void;
}

function Join({ ids, other, onDone }: JoinProps) {
  const { api } = usePlatform();
  return (
    <>
      <GroupAdverts group={other} label="С чем объединить" />
      <ReasonForm
        about="Все эти объявления станут одной квартирой. Правила больше не разъединят их, пока вы не сделаете это сами."
        action="Объединить"
        mostLetters={300}
        act={(reason) =>
          api.call('POST /admin/advert_groups/join', {
            body: { first: [...ids], second: other.adverts.map(({ id }) => id), reason },
          })
        }
        onDone={onDone}
      />
    </>
  );
}
