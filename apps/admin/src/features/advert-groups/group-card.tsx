import type { AdvertGroup } from '@proverka/contract/desk-adverts';
import { Card } from '@proverka/ui-kit/card';
import { typeset } from '@proverka/words/typeset';
import { useId, useState } from 'react';
import desk from '../../controls/desk.module.css';
import { GroupActs } from './group-acts.tsx';
import { GroupAdvertRow } from './group-advert-row.tsx';
import styles from './groups.module.css';
import { advertName, advertsWords } from './group-words.domain.ts';
import { PairReasons } from './pair-reasons.tsx';

/** One flat with all its adverts, why they are together, and what may be done about it. */
export function GroupCard({ group }: { readonly group: AdvertGroup }) {
  const headingId = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { adverts, pairs, parted } = group;
  const [first] = adverts;
  if (first === undefined) return null;
  const names = new Map(
    [...adverts, ...parted.map(({ advert }) => advert)].map((advert) => [advert.id, advertName(advert)]),
  );
  const choose = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Card as="article" aria-labelledby={headingId} className={desk.card}>
      <h2 id={headingId} className={desk.title}>
        {typeset(`${first.fields.title}: ${advertsWords(adverts.length)}`)}
      </h2>
      <ul className={styles.adverts} aria-label="Объявления квартиры">
        {adverts.map((advert) => (
          <GroupAdvertRow
            key={advert.id}
            advert={advert}
            {...(adverts.length > 1 && {
              choice: { isChosen: chosen.includes(advert.id), onChoose: choose },
            })}
          />
        ))}
      </ul>
      {pairs.length > 0 && <PairReasons title="Почему вместе" pairs={pairs} names={names} />}
      {adverts.length > pairs.length + 1 && (
        <p className={desk.soft}>{typeset('Остальные связаны через третье объявление этой же квартиры.')}</p>
      )}
      {parted.length > 0 && (
        <PairReasons title="Разъединено вручную" pairs={parted.map(({ pair }) => pair)} names={names} />
      )}
      <GroupActs group={group} chosen={chosen} onDone={() => setChosen([])} />
    </Card>
  );
}
