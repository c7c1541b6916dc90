import type { AdvertGroup } from '@proverka/contract/desk-adverts';
import { usePlatform } from '@proverka/shell-sdk/platform';
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
      <FindGroups key={find} find={find} onFind={setFind} />
      {find !== '' && <Other group={group} find={find} onDone={onDone} />}
    </div>
  );
}

function Other({ group, find, onDone }: JoinFormProps & { readonly find: string }) {
  const { api } = usePlatform();
  const { data, error, isFetching, refetch } = useGroups(find);
  if (data === undefined)
    return <NotLoaded what="объявление" lines={3} query={{ error, isFetching, refetch }} />;
  const ids = group.adverts.map(({ id }) => id);
  const other = data.groups.find(({ adverts }) => adverts.every(({ id }) => !ids.includes(id)));
  if (other === undefined)
    return (
      <output>{data.groups.length > 0 ? 'Это объявление уже здесь' : 'Такого объявления у нас нет'}</output>
    );
  return (
    <>
      <ul className={styles.adverts} aria-label="С чем объединить">
        {other.adverts.map((advert) => (
          <GroupAdvertRow key={advert.id} advert={advert} />
        ))}
      </ul>
      <ReasonForm
        about="Все эти объявления станут одной квартирой. Правила больше не разъединят их, пока вы не сделаете это сами."
        action="Объединить"
        mostLetters={300}
        act={(reason) =>
          api.call('POST /admin/advert_groups/join', {
            body: { first: ids, second: other.adverts.map(({ id }) => id), reason },
          })
        }
        onDone={onDone}
      />
    </>
  );
}
