import { refusalMessage, Refused } from '@proverka/api-client/refused';
import { momentDay } from '@proverka/words/moments';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Field } from '@proverka/ui-kit/field';
import { PasswordInput } from '@proverka/ui-kit/password-input';
import { typeset } from '@proverka/words/typeset';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { accepted, maxLength, required } from '@proverka/validation/generic-rules';
import { parseMoney, subtract, ZERO } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import { formatMoney } from '@proverka/words/money';
import { MAX_PASSWORD_LENGTH } from '@proverka/validation/password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import styles from '../../page-parts/section.module.css';

interface Closed {
  readonly number: string;
  readonly destroy_before: string;
}

interface DeletionFormProps {
  /** The account is closed: the page behind the dialog has no user any more. */
  readonly onClosed: () => void;
  readonly onLeave: () => void;
}

const consequences = [
  'Отчёты и списки проверок станут недоступны. Скачайте нужные до удаления.',
  'Бонусы, токены и подписки перестанут действовать.',
  'Сведения об оплатах останутся: их хранения требует закон.',
];

/** Leaving money behind takes a separate confirmation; pending money is only known from the server's refusal. */
function useDeletion({ hasMoney, onClosed }: { hasMoney: boolean; onClosed: () => void }) {
  const { api } = usePlatform();
  const [closed, setClosed] = useState<Closed | null>(null);
  const [failure, setFailure] = useState('');
  const [isRefused, setRefused] = useState(false);
  const leavesMoney = hasMoney || isRefused;
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: resolverOf<{ password: string; leavesBalance: boolean }>({
      password: [required(), maxLength(MAX_PASSWORD_LENGTH)],
      leavesBalance: leavesMoney ? [accepted()] : [],
    }),
    defaultValues: { password: '', leavesBalance: false },
  });
  const submit = handleSubmit(async ({ password, leavesBalance }) => {
    setFailure('');
    try {
      const body = { password, leave_balance: leavesBalance };
      setClosed(await api.call('POST /person/delete', { body }));
      onClosed();
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'wrong_password') {
        setError('password', { type: 'server', message: 'Неверный пароль' }, { shouldFocus: true });
        return;
      }
      if (error instanceof Refused && error.problem.code === 'balance_not_empty') setRefused(true);
      setFailure(refusalMessage(error));
    }
  });
  return { register, formState, submit, closed, failure, leavesMoney };
}

export function DeletionForm({ onClosed, onLeave }: DeletionFormProps) {
  const ownMoney = useOwnMoney();
  const { register, formState, submit, closed, failure, leavesMoney } = useDeletion({
    hasMoney: ownMoney > 0,
    onClosed,
  });
  const { errors, isSubmitting } = formState;
  if (closed !== null) return <Done closed={closed} onLeave={onLeave} />;
  return (
    <form className={styles.question} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ul className={styles.bullets}>
        {consequences.map((text) => (
          <li key={text}>{typeset(text)}</li>
        ))}
      </ul>
      <FailureNote text={failure} />
      {leavesMoney && (
        <Checkbox {...register('leavesBalance')} error={errors.leavesBalance?.message}>
          {typeset(moneyLeft(ownMoney))}
        </Checkbox>
      )}
      <Field label="Пароль" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onLeave}>
          Отмена
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          Удалить аккаунт
        </Button>
      </div>
    </form>
  );
}

const moneyLeft = (ownMoney: Money): string =>
  ownMoney > 0
    ? `На балансе ${formatMoney(ownMoney)}. Их и деньги, которые ещё вернутся на баланс, я верну по заявлению в поддержку`
    : 'Деньги, которые остались на балансе или ещё вернутся на него, я верну по заявлению в поддержку';

/** The balance without bonus money: the part that is refunded. */
function useOwnMoney() {
  const balance = useSession((session) => session.balance);
  const bonus = useSession((session) => session.bonusBalance);
  return subtract(parseMoney(balance) ?? ZERO, parseMoney(bonus) ?? ZERO);
}

function Done({ closed, onLeave }: { readonly closed: Closed; readonly onLeave: () => void }) {
  return (
    <div className={styles.question}>
      <output>
        {typeset(
          `Аккаунт закрыт. Данные будут уничтожены не позже ${momentDay(closed.destroy_before)}. Номер обращения — ${closed.number}, он есть и в письме.`,
        )}
      </output>
      <div className={styles.actions}>
        <Button onClick={onLeave}>На главную</Button>
      </div>
    </div>
  );
}
