import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { SearchIcon } from '@proverka/ui-kit/icon';
import { advertsPathOf, conditionsSet, type AdvertView } from './advert-filter.domain.ts';

interface NothingFoundProps {
  readonly view: AdvertView;
  /** Whether adverts were read from the sites at all. */
  readonly isRead: boolean;
}

export function NothingFound({ view, isRead }: NothingFoundProps) {
  if (!isRead) {
    return (
      <EmptyState
        icon={SearchIcon}
        title="Объявления ещё не собраны"
        text="Мы читаем сайты с объявлениями. Загляните через несколько минут: это не значит, что квартир нет."
      />
    );
  }
  const { city, district } = view;
  const isConditioned = conditionsSet(view) > 0;
  return (
    <EmptyState
      icon={SearchIcon}
      title="По таким условиям квартир нет"
      text={
        isConditioned
          ? 'Снимите часть условий: чаще всего мешают цена и площадь вместе.'
          : 'В этом месте сейчас никто не продаёт квартиру на сайтах, которые мы читаем.'
      }
      actions={
        <Link
          to={advertsPathOf(isConditioned ? { city, district } : district === null ? {} : { city })}
          preventScrollReset
          className={buttonClassName({ variant: 'secondary' })}
        >
          {isConditioned ? 'Оставить только место' : 'Искать шире'}
        </Link>
      }
    />
  );
}
