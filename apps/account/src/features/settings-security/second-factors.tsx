import { factorsQuery } from '@proverka/api-client/person';
import type { PersonFactors } from '@proverka/contract/second-factor';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { momentWords } from '@proverka/words/moments';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';
import { useNewCodes } from './use-new-codes.tsx';
import { usePasskeyChanges } from './use-passkey-changes.tsx';
import { useTotpChanges } from './use-totp-changes.tsx';

/** What is asked for after the password. */
export function SecondFactors() {
  const { api } = usePlatform();
  const query = useQuery(factorsQuery(api));
  return (
    <Section
      title="Подтверждение входа"
      note="С ключом входа или кодом из приложения чужой человек не войдёт, даже если узнает пароль."
    >
      <Loaded query={query} what="способы подтверждения" lines={4}>
        {(factors) => <Factors factors={factors} />}
      </Loaded>
    </Section>
  );
}

function Factors({ factors }: { readonly factors: PersonFactors }) {
  const { addPasskey, removePasskey } = usePasskeyChanges();
  const { switchTotpOn, switchTotpOff } = useTotpChanges();
  const renewCodes = useNewCodes();
  const { passkeys, totp_since, recovery_codes } = factors;
  const hasAny = passkeys.length > 0 || totp_since !== null;
  return (
    <>
      {passkeys.length > 0 && <Passkeys passkeys={passkeys} onRemove={removePasskey} />}
      <p className={styles.soft}>
        {totp_since === null
          ? 'Коды из приложения выключены'
          : `Коды из приложения включены ${momentWords(totp_since)}`}
      </p>
      {hasAny && <p className={styles.soft}>Осталось кодов восстановления: {recovery_codes}</p>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={addPasskey}>
          Добавить ключ входа
        </Button>
        <Button variant="secondary" onClick={totp_since === null ? switchTotpOn : switchTotpOff}>
          {totp_since === null ? 'Включить коды из приложения' : 'Выключить коды из приложения'}
        </Button>
        {hasAny && (
          <Button variant="secondary" onClick={renewCodes}>
            Новые коды восстановления
          </Button>
        )}
      </div>
    </>
  );
}

interface PasskeysProps extends Pick<PersonFactors, 'passkeys'> {
  readonly onRemove: (passkeyId: string, name: string) => void;
}

const Passkeys = ({ passkeys, onRemove }: PasskeysProps) => (
  <ul className={styles.list} aria-label="Ключи входа">
    {passkeys.map(({ passkey_id, name, host, created_date, last_used_date }) => (
      <li key={passkey_id} className={styles.line}>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.soft}>
            Для {host}, создан {momentWords(created_date)}
          </p>
          {last_used_date !== null && (
            <p className={styles.soft}>Последний вход {momentWords(last_used_date)}</p>
          )}
        </div>
        <Button variant="quiet" aria-label={`Удалить: ${name}`} onClick={() => onRemove(passkey_id, name)}>
          Удалить
        </Button>
      </li>
    ))}
  </ul>
);
