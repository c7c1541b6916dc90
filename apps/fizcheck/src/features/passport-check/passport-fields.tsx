import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Field } from '@proverka/ui-kit/field';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useFormContext } from 'react-hook-form';
import type { PassportForm } from '@proverka/validation/forms/passport-check';
import styles from '../../free-check/free-check.module.css';

export function DocumentFields() {
  const { register, formState } = useFormContext<PassportForm>();
  const { errors } = formState;
  return (
    <div className={`${styles.fields} ${styles.pair}`}>
      <Field label="Серия" hint="4 цифры" error={errors.series?.message}>
        <TextInput {...register('series')} inputMode="numeric" autoComplete="off" maxLength={7} numeric />
      </Field>
      <Field label="Номер" hint="6 цифр" error={errors.number?.message}>
        <TextInput {...register('number')} inputMode="numeric" autoComplete="off" maxLength={8} numeric />
      </Field>
    </div>
  );
}

/** The passport's holder may be another person than the visitor (152-FZ, article 9). */
export function PassportConsent() {
  const { register, formState } = useFormContext<PassportForm>();
  return (
    <Checkbox {...register('consents')} error={formState.errors.consents?.message}>
      <span className={styles.consent}>
        Даю согласие на обработку этих персональных данных по&nbsp;
        <a href="/consents/personal_data/current/" target="_blank" rel="noopener" className={linkClassName()}>
          тексту согласия
        </a>
        , а&nbsp;если паспорт чужой&nbsp;— его владелец на&nbsp;это согласен
      </span>
    </Checkbox>
  );
}
