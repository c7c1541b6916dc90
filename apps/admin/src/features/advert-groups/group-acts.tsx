import type { AdvertGroup } from '@proverka/contract/desk-adverts';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { wordFor } from '@proverka/words/plural';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { advertsWords } from './group-words.domain.ts';
import { JoinForm } from './join-form.tsx';
import { useGroupsAgain } from './use-groups.ts';

interface GroupActsProps {
  readonly group: AdvertGroup;
  /** Adverts that would be taken out; all of the group when none is named. */
  readonly chosen: readonly number[];
  readonly onDone: () => void;
}

/** Takes a group apart, or puts another one to it; both ask for a reason. */
export function GroupActs({ group, chosen, onDone }: GroupActsProps) {
  const { api, dialogs } = usePlatform();
  const readAgain = useGroupsAgain();
  const ids = group.adverts.map(({ id }) => id);
  const isWhole = chosen.length === 0 || chosen.length === ids.length;
  const done = (close: () => void) => () => {
    close();
    onDone();
    void readAgain();
  };
  const part = () =>
    dialogs.open({ title: 'Разъединить', size: 'sm' }, (close) => (
      <ReasonForm
        about={partWords(ids.length, isWhole ? ids.length : chosen.length)}
        action="Разъединить"
        mostLetters={300}
        act={(reason) =>
          api.call('POST /admin/advert_groups/part', {
            body: { adverts: ids, apart: isWhole ? ids : [...chosen], reason },
          })
        }
        onDone={done(close)}
      />
    ));
  const join = () =>
    dialogs.open({ title: 'Объединить', size: 'md' }, (close) => (
      <JoinForm group={group} onDone={done(close)} />
    ));
  return (
    <div className={desk.row}>
      {ids.length > 1 && (
        <Button size="small" variant="secondary" onClick={part}>
          {isWhole ? 'Разъединить' : `Отделить ${advertsWords(chosen.length)}`}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={join}>
        Объединить
      </Button>
    </div>
  );
}

const partWords = (all: number, some: number): string =>
  some === all
    ? `Каждое из ${all} ${wordFor(all, 'объявления', 'объявлений', 'объявлений')} станет отдельной квартирой. Правила больше не соединят их, пока вы не объедините их снова.`
    : `Отмеченные (${some} из ${all}) станут другой квартирой, чем остальные. Правила больше не соединят их, пока вы не объедините их снова.`;
