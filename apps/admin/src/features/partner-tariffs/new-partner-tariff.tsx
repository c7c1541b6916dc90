import { usePlatform } from '@proverka/shell-sdk/platform';
import { Card } from '@proverka/ui-kit/card';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';
import { usePricesAgain } from '../../controls/use-prices-again.ts';
import { TermsFields, termsOf } from './terms-fields.tsx';

const blank = { percent: '50', least: '5000', from: '' };

export function NewPartnerTariff({ partnerId }: { readonly partnerId: string }) {
  const { api } = usePlatform();
  const again = usePricesAgain();
  const [partner, setPartner] = useState(partnerId);
  const [draft, setDraft] = useState(blank);
  const { missing, value: terms } = termsOf(draft);
  const add = async (reason: string) => {
    if (terms === undefined) return;
    const body = { partnerID: partner.trim(), ...terms, reason };
    await api.call('POST /admin/partner/tariff/add', { body });
    setDraft(blank);
  };
  return (
    <Card as="section" aria-labelledby="new-partner-tariff" className={desk.card}>
      <h2 id="new-partner-tariff">Новый тариф партнёра</h2>
      <ReasonForm
        label="Новый тариф партнёра"
        about="Когда он начнётся, прежний тариф партнёра закончится. Вознаграждения, начисленные раньше, не меняются."
        action="Назначить тариф"
        missing={partner.trim() === '' ? 'Введите номер аккаунта партнёра' : missing}
        act={add}
        onDone={again}
      >
        {partnerId === '' && (
          <Field label="Номер аккаунта партнёра" hint="Он есть на странице партнёра">
            <TextInput
              value={partner}
              autoComplete="off"
              maxLength={36}
              onChange={({ target }) => setPartner(target.value)}
            />
          </Field>
        )}
        <TermsFields draft={draft} onChange={setDraft} />
      </ReasonForm>
    </Card>
  );
}
