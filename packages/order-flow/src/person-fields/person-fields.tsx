import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Field } from '@proverka/ui-kit/field';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import type { PersonField, PersonForm } from '@proverka/validation/forms/person';
import { regions } from '@proverka/validation/regions';
import { typeset } from '@proverka/words/typeset';
import { useFormContext } from 'react-hook-form';
import type { PersonExtra } from '@proverka/catalogue/check-form';
import { ConsentWords } from './consent-words.tsx';
import { NameFields } from './name-fields.tsx';
import styles from './person-fields.module.css';

interface PersonFieldsProps {
  readonly ask?: readonly PersonExtra[];
  /** As passed to `personRules`; the other additional fields are marked as optional. */
  readonly due?: readonly PersonField[];
  /** Below the optional fields: the result each adds. */
  readonly adds?: Readonly<Partial<Record<PersonExtra, string>>>;
}

const none = [] as const;
const noWords = {};
const regionOptions = regions.map(({ code, name }) => ({ value: code, label: name }));

/** Fields of a person inside a `FormProvider` of react-hook-form; the rules are `personRules`. */
export function PersonFields({ ask = none, due = none, adds = noWords }: PersonFieldsProps) {
  return (
    <>
      <NameFields isMiddleNameDue={due.includes('middle_name')} />
      <PersonExtras ask={ask} due={due} adds={adds} />
    </>
  );
}

/** Only the fields besides names and birth date, when those are known already. */
export function PersonExtras({ ask = none, due = none, adds = noWords }: PersonFieldsProps) {
  return (
    <>
      {ask.includes('passport') && (
        <PassportFields isDue={due.includes('passport_series')} adds={adds.passport} />
      )}
      {(ask.includes('inn') || ask.includes('region')) && (
        <div className={styles.fields}>
          {ask.includes('inn') && <InnField isDue={due.includes('inn')} adds={adds.inn} />}
          {ask.includes('region') && <RegionField isDue={due.includes('region')} adds={adds.region} />}
        </div>
      )}
    </>
  );
}

interface ExtraProps {
  readonly isDue: boolean;
  readonly adds: string | undefined;
}

/** «12 цифр. Добавит ответ…»; a required field adds nothing, the check is impossible without it. */
const hintOf = (shape: string, { isDue, adds }: ExtraProps): string =>
  typeset(isDue || adds === undefined ? shape : `${shape}. ${adds}`);

function PassportFields({ isDue, adds }: ExtraProps) {
  const { register, formState } = useFormContext<PersonForm>();
  const { errors } = formState;
  return (
    <div className={styles.passport}>
      <div className={`${styles.fields} ${styles.pair}`}>
        <Field
          label="Серия паспорта"
          optional={!isDue}
          hint="4 цифры"
          error={errors.passport_series?.message}
        >
          <TextInput
            {...register('passport_series')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            numeric
          />
        </Field>
        <Field label="Номер паспорта" optional={!isDue} hint="6 цифр" error={errors.passport_number?.message}>
          <TextInput
            {...register('passport_number')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            numeric
          />
        </Field>
      </div>
      {!isDue && adds !== undefined && <p className={styles.adds}>{typeset(adds)}</p>}
    </div>
  );
}

function InnField({ isDue, adds }: ExtraProps) {
  const { register, formState } = useFormContext<PersonForm>();
  return (
    <Field
      label="ИНН"
      optional={!isDue}
      hint={hintOf('12 цифр', { isDue, adds })}
      error={formState.errors.inn?.message}
    >
      <TextInput {...register('inn')} inputMode="numeric" autoComplete="off" maxLength={20} numeric />
    </Field>
  );
}

function RegionField({ isDue, adds }: ExtraProps) {
  const { register, formState } = useFormContext<PersonForm>();
  return (
    <Field
      label="Регион"
      optional={!isDue}
      hint={hintOf('Где человек зарегистрирован', { isDue, adds })}
      error={formState.errors.region?.message}
    >
      <Select
        {...register('region')}
        options={isDue ? regionOptions : [{ value: '', label: 'Не указан' }, ...regionOptions]}
        {...(isDue && { placeholder: 'Выберите регион' })}
      />
    </Field>
  );
}

/** The checkbox of `ConsentWords`, inside a `FormProvider`. */
export function PersonConsent({ isCreditHistory = false }: { readonly isCreditHistory?: boolean }) {
  const { register, formState } = useFormContext<PersonForm>();
  return (
    <Checkbox {...register('consents')} error={formState.errors.consents?.message}>
      <span className={styles.consent}>
        <ConsentWords isCreditHistory={isCreditHistory} linkClassName={linkClassName()} />
      </span>
    </Checkbox>
  );
}
