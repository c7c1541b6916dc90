import type { PartnerTariff } from '@proverka/contract/partner-tariff';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useState } from 'react';
import { inputOfMoment } from '../../controls/moment-input.domain.ts';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { usePricesAgain } from '../../controls/use-prices-again.ts';
import { TermsFields, termsOf } from './terms-fields.tsx';

export function ChangePartnerTariff({ tariff }: { readonly tariff: PartnerTariff }) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  const [draft, setDraft] = useState({
    percent: String(tariff.reward_percent),
    least: String(tariff.min_top_up).replace('.', ','),
    from: inputOfMoment(tariff.starts_at),
  });
  const { missing, value: terms } = termsOf(draft);
  const change = async (reason: string) => {
    if (terms === undefined) return;
    const body = { partner_tariff_id: tariff.partner_tariff_id, ...terms, reason };
    await api.call('PUT /admin/partner/tariff/update', { body });
  };
  return (
    <details>
      <summary>Изменить</summary>
      <ReasonForm
        label="Изменить тариф партнёра"
        about="Меняется только тариф, который ещё не начался."
        action="Изменить тариф"
        missing={missing}
        act={change}
        onDone={again}
      >
        <TermsFields draft={draft} onChange={setDraft} />
      </ReasonForm>
    </details>
  );
}
