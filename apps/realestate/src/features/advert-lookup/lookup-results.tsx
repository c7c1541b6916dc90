import { advertIdByUrlQuery, advertsByAddressQuery } from '@proverka/api-client/adverts';
import { Refused } from '@proverka/api-client/refused';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { SearchIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import { advertsPath } from '../../adverts/advert-paths.ts';
import { FoundAdverts } from './found-adverts.tsx';
import { LookupFailed, LookupWaiting } from './lookup-states.tsx';
import { readLookup } from './lookup-text.domain.ts';
import { NumberResults } from './number-results.tsx';
import { useOnlyAdvert } from './use-only-advert.ts';

/** What is known of the text; a single advert is opened at once. */
export function LookupResults({ text }: { readonly text: string }) {
  const read = readLookup(text);
  if (read.kind === 'refused') return <EmptyState icon={SearchIcon} title={read.message} />;
  if (read.kind === 'url') return <UrlResult url={read.url} />;
  if (read.kind === 'number') return <NumberResults numbers={read.numbers} />;
  return <AddressResults address={read.address} />;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Refused && error.problem.code === 'advert_not_found';

function UrlResult({ url }: { readonly url: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...advertIdByUrlQuery(usePlatform().api, url),
    retry: false,
  });
  useOnlyAdvert(data?.id);
  if (!error) return <LookupWaiting />;
  if (!isUnknown(error))
    return <LookupFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      icon={SearchIcon}
      title="Такого объявления мы не знаем"
      text={typeset(
        'Либо этот сайт мы не читаем, либо ссылка ведёт не на объявление, либо оно появилось сегодня. Попробуйте найти квартиру по адресу дома.',
      )}
      actions={
        <Link to={advertsPath} className={buttonClassName({ variant: 'secondary' })}>
          Все объявления
        </Link>
      }
    />
  );
}

function AddressResults({ address }: { readonly address: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...advertsByAddressQuery(usePlatform().api, address),
    retry: false,
  });
  useOnlyAdvert(data?.total === 1 ? data.list[0]?.id : undefined);
  if (error) return <LookupFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LookupWaiting />;
  if (data.total === 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={`По адресу «${address}» объявлений нет`}
        text={typeset(
          'Сверьте город, улицу и номер дома. Если адрес верный, квартиры в этом доме на сайтах, которые мы читаем, не продавали.',
        )}
      />
    );
  }
  return <FoundAdverts title={`Объявления по адресу «${address}»`} total={data.total} adverts={data.list} />;
}
