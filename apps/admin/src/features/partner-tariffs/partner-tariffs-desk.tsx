import { partnerTariffsQuery } from '@proverka/api-client/prices';
import type { PartnerTariff } from '@proverka/contract/partner-tariff';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { Card } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { pricesAddress } from '../../controls/prices-address.domain.ts';
import { sumWords } from '../../controls/sum-words.ts';
import { ChangePartnerTariff } from './change-partner-tariff.tsx';
import { EndPartnerTariff } from './end-partner-tariff.tsx';
import { NewPartnerTariff } from './new-partner-tariff.tsx';

/** What partners earn, where it is not what everybody earns; of one partner when `partnerId` is not empty. */
export function PartnerTariffsDesk({ partnerId }: { readonly partnerId: string }) {
  const { api } = usePlatform();
  const query = useQuery(partnerTariffsQuery(api, partnerId));
  if (query.data === undefined) return <NotLoaded what="тарифы партнёров" query={query} />;
  const { partner_tariffs: tariffs, usual } = query.data;
  return (
    <div className={desk.section}>
      <p>
        {typeset(
          `Обычные условия: ${usual.reward_percent} % первого пополнения каждого, кого привела ссылка, если оно не меньше ${sumWords(usual.min_top_up)}.`,
        )}
      </p>
      {partnerId !== '' && (
        <Link className={linkClassName()} to={pricesAddress('partner-tariffs')}>
          Тарифы всех партнёров
        </Link>
      )}
      {tariffs.length === 0 ? (
        <EmptyState
          title="Тарифов партнёров нет"
          text="Партнёры получают вознаграждение на обычных условиях."
        />
      ) : (
        tariffs.map((one) => <TariffCard key={one.partner_tariff_id} tariff={one} />)
      )}
      <NewPartnerTariff key={partnerId} partnerId={partnerId} />
    </div>
  );
}

const stateWords = { coming: 'Ещё не начался', running: 'Действует', over: 'Закончился' } as const;

function TariffCard({ tariff }: { readonly tariff: PartnerTariff }) {
  const { partner_name: name, partner_email: email, state, ends_at: ends } = tariff;
  const who = name === '' ? email : name;
  return (
    <Card as="article" aria-label={`Тариф партнёра: ${who}`} className={desk.card}>
      <p className={desk.title}>
        <Link
          className={linkClassName()}
          to={pricesAddress('partner-tariffs', { partner: tariff.partnerID })}
        >
          {who}
        </Link>{' '}
        <Badge>{stateWords[state]}</Badge>
      </p>
      <p>
        {typeset(
          `${tariff.reward_percent} % первого пополнения от ${sumWords(tariff.min_top_up)}, с ${momentWords(tariff.starts_at)}${ends === null ? '' : ` до ${momentWords(ends)}`}`,
        )}
      </p>
      <p className={desk.soft}>{typeset(`${tariff.made_by.name}: ${tariff.reason}`)}</p>
      {state === 'coming' && <ChangePartnerTariff tariff={tariff} />}
      {state !== 'over' && <EndPartnerTariff tariff={tariff} />}
    </Card>
  );
}
