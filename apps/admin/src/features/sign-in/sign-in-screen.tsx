import type { FactorProof } from '@proverka/contract/factor-proof';
import type { StaffChallenge } from '@proverka/contract/staff-sign-in';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { FactorForm } from '../../controls/factor-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Password first, then a passkey or a code: neither of them alone opens anything. */
export function SignInScreen() {
  const { api, sessionActions } = usePlatform();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<StaffChallenge | null>(null);
  if (challenge === null) return <PasswordForm onChallenge={setChallenge} />;
  const prove = async (proof: FactorProof) => {
    await api.call('POST /staff/proof', { body: { challenge: challenge.challenge, proof } });
    await sessionActions.refresh();
    await navigate('/');
  };
  return (
    <section aria-labelledby="second-step" className={desk.form}>
      <h2 id="second-step">Подтвердите вход</h2>
      {challenge.ways.length === 0 ? (
        <p>
          {typeset(
            'Ключа доступа и приложения с кодами у вас нет. Попросите двух администраторов выдать новый допуск.',
          )}
        </p>
      ) : (
        <FactorForm challenge={challenge} action="Войти" onProof={prove} />
      )}
      <Button variant="quiet" onClick={() => setChallenge(null)}>
        Ввести пароль ещё раз
      </Button>
    </section>
  );
}
