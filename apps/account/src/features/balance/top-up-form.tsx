import { topUpMistake } from '@proverka/contract/top-up-limits';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { useState } from 'react';
import styles from './balance.module.css';

const offered = [500, 1000, 3000, 5000, 15_000] as const;

interface TopUpFormProps {
  /** Why the last attempt failed. */
  readonly refusal: string;
  /** The typed amount, kept by the parent because the form reappears after a refusal. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: (amountRubles: number) => void;
}

/** The amount: typed, or one of the presets. */
export function TopUpForm({ refusal, typed, onType, onSubmit }: TopUpFormProps) {
  const [isTold, setTold] = useState(false);
  const amount = readAmount(typed);
  const mistake = typed.trim() === '' ? 'Обязательное поле' : topUpMistake(amount);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (mistake === null) onSubmit(amount);
      }}
    >
      {refusal !== '' && (
        <Banner tone="danger" live title="Не удалось начать пополнение">
          <p>{refusal}</p>
        </Banner>
      )}
      <Field label="Сумма" error={isTold ? mistake : null}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          numeric
          after="₽"
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </Field>
      <UsualSums amount={amount} onChoose={(sum) => onType(String(sum))} />
      <Button type="submit" size="large" wide>
        {mistake === null ? `Пополнить на ${formatMoney(rubles(amount))}` : 'Пополнить'}
      </Button>
      <p className={styles.note}>
        Оплата картой, через СБП или&nbsp;с&nbsp;кошелька ЮMoney на&nbsp;форме платёжного сервиса. Чек придёт
        на почту.
      </p>
    </form>
  );
}

interface UsualSumsProps {
  readonly amount: number;
  readonly onChoose: (sum: number) => void;
}

function UsualSums({ amount, onChoose }: UsualSumsProps) {
  return (
    <fieldset className={styles.offered} aria-label="Готовые суммы">
      {offered.map((sum) => (
        <Button
          key={sum}
          variant="secondary"
          size="small"
          aria-pressed={amount === sum}
          onClick={() => onChoose(sum)}
        >
          {formatMoney(rubles(sum))}
        </Button>
      ))}
    </fieldset>
  );
}

/** Parses «1 000,50»; NaN for anything that is not a number. */
function readAmount(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0\u202f₽]/g, '').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}
