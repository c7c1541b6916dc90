import { refusalMessage } from '@proverka/api-client/refused';
import type { FactorProof } from '@proverka/contract/factor-proof';
import type { StaffChallenge } from '@proverka/contract/staff-sign-in';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import { useCallback, useEffect, useState } from 'react';
import desk from '../../controls/desk.module.css';
import { FactorForm } from '../../controls/factor-form.tsx';

type Asked = { readonly challenge: StaffChallenge } | { readonly failure: string };

/** For money, roles and personal data: the passkey or the code once more, which then holds for five minutes. */
export function ProofDialog({ onProved }: { readonly onProved: () => void }) {
  const { api } = usePlatform();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    () =>
      void api.call('POST /staff/fresh_proof/ask', {}).then(
        (challenge) => setAsked({ challenge }),
        (error: unknown) => setAsked({ failure: refusalMessage(error) }),
      ),
    [api],
  );
  useEffect(ask, [ask]);
  if (asked === null) return <SkeletonText lines={3} label="Готовим подтверждение" />;
  if ('failure' in asked) return <FailureState headingAs="h3" text={asked.failure} onRetry={ask} />;
  const prove = async (proof: FactorProof) => {
    const { challenge } = asked.challenge;
    try {
      await api.call('POST /staff/fresh_proof', { body: { challenge, proof } });
    } catch (error) {
      // A challenge works once: the next try has to have one of its own.
      ask();
      throw error;
    }
    onProved();
  };
  return (
    <div className={desk.form}>
      <p>
        {typeset(
          'Это действие касается денег, прав или персональных данных. Подтверждение действует пять минут.',
        )}
      </p>
      <FactorForm challenge={asked.challenge} action="Подтвердить" onProof={prove} />
    </div>
  );
}
