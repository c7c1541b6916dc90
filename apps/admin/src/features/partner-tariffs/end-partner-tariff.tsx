import type { PartnerTariff } from '@proverka/contract/partner-tariff';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { usePricesAgain } from '../../controls/use-prices-again.ts';

export function EndPartnerTariff({ tariff }: { readonly tariff: PartnerTariff }) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  const isRunning = tariff.state === 'running';
  const end = (reason: string) =>
    api.call('DELETE /admin/partner/tariff/remove', {
      query: { partner_tariff_id: tariff.partner_tariff_id },
      body: { reason },
    });
  const action = isRunning ? 'Закончить сейчас' : 'Снять тариф';
  return (
    <details>
      <summary>{action}</summary>
      <ReasonForm
        label={`${action}: тариф партнёра`}
        about={isRunning ? 'Дальше партнёр получает вознаграждение на обычных условиях.' : 'Он не начнётся.'}
        action={action}
        variant="danger"
        act={end}
        onDone={again}
      />
    </details>
  );
}
