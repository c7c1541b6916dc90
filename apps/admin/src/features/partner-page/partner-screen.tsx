import { partnerQuery } from '@proverka/api-client/desk-partners';
import { Refused } from '@proverka/api-client/refused';
import type { PartnerPage } from '@proverka/contract/desk-partners';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Card } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import type { ReactNode } from 'react';
import { brandWords } from '../../controls/account-words.ts';
import { Facts } from '../../controls/facts.tsx';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { pricesAddress } from '../../controls/prices-address.domain.ts';
import { sumWords } from '../../controls/sum-words.ts';
import { useGrants } from '../../controls/use-grants.ts';

interface PartnerScreenProps {
  readonly id: string;
  /** What is paid to them, and how. */
  readonly children: (page: PartnerPage) => ReactNode;
}

/** One partner: what they brought and are owed. */
export function PartnerScreen({ id, children }: PartnerScreenProps) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({ ...partnerQuery(api, id), retry: false });
  if (data !== undefined) {
    return (
      <>
        <h1>{data.partner.name || data.partner.email}</h1>
        <PartnerFacts page={data} />
        {children(data)}
      </>
    );
  }
  if (error instanceof Refused && error.problem.code === 'person_not_found') {
    return (
      <EmptyState
        title="Такого аккаунта нет"
        text="Возможно, ссылка неполная или аккаунт удалён."
        actions={
          <Link to="/admin/partners/" className={buttonClassName()}>
            Все партнёры
          </Link>
        }
      />
    );
  }
  return <NotLoaded what="партнёра" lines={8} headingAs="h1" query={{ error, isFetching, refetch }} />;
}

function PartnerFacts({ page: { partner } }: { readonly page: PartnerPage }) {
  const grants = useGrants();
  const mayReadPeople = grants.includes('people');
  const mayChangeTariffs = grants.includes('tariffs');
  const account = mayReadPeople ? (
    <Link to={`/admin/people/${partner.person_id}/`} className={linkClassName()}>
      {partner.email}
    </Link>
  ) : (
    partner.email
  );
  return (
    <Card as="section" aria-label="Партнёр">
      <Facts
        facts={[
          ['Должны', <strong key="owed">{sumWords(partner.owed)}</strong>],
          ['В банке, ждёт выписки', sumWords(partner.on_way)],
          ['Выплачено', sumWords(partner.paid)],
          ['Заработано', sumWords(partner.earned)],
          ['Привёл', String(partner.customers)],
          ['Аккаунт', partner.is_closed ? `${partner.email}, закрыт` : account],
          ['Сайт', brandWords[partner.brand]],
          [
            'Условия',
            mayChangeTariffs ? (
              <Link
                to={pricesAddress('partner-tariffs', { partner: partner.person_id })}
                className={linkClassName('plain')}
              >
                Тарифы партнёра
              </Link>
            ) : null,
          ],
        ]}
      />
    </Card>
  );
}
