import { usePlatform } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { useId, useState, type FormEvent } from 'react';
import type { HomeField, HomeFormSpec } from './home-forms.ts';
import styles from './home-form.module.css';

/** Rules and the storage of drafts come with the first touch of the form. */
const loadTools = () => import(/* webpackChunkName: "home-form-tools" */ './home-form-tools.ts');

/**
 * The form of the main page. Plain elements that keep their own text: here every control that is code is waited for.
 * `post`, so that a form sent before any script has run does not put a person's data into the address.
 */
export function HomeForm({ spec }: { readonly spec: HomeFormSpec }) {
  const navigate = useNavigate();
  const { api, settings } = usePlatform();
  const headingId = useId();
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { startEntered } = await loadTools();
    const personalDataVersion = settings.textVersions.personalData;
    const started = await startEntered({ api, personalDataVersion }, spec, textsOf(form));
    if ('path' in started) {
      await navigate(started.path);
      return;
    }
    const found = started.failures;
    setFailures(found);
    const first = [...form.elements].find(({ id }) => id in found);
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    // Fields inside are what is focused; the form only hears of it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      method="post"
      aria-labelledby={headingId}
      className={styles.form}
      onFocus={() => void loadTools()}
      onSubmit={(event) => void submit(event)}
    >
      <h2 id={headingId} className={styles.heading}>
        {spec.title}
      </h2>
      <div className={spec.fields.length > 1 ? styles.fields : undefined}>
        {spec.fields.map((field) => (
          <TextField key={field.name} field={field} failure={failures[field.name]} />
        ))}
      </div>
      {spec.kind === 'person' && <Consent failure={failures['consents']} />}
      <button className={buttonClassName({ size: 'large', wide: true })}>{spec.submitLabel}</button>
      <p className={styles.note}>
        Дальше — бесплатный предпросмотр с&nbsp;составом и&nbsp;ценой. Для него введённое отправляется
        источникам; хранится он 24&nbsp;часа.
      </p>
    </form>
  );
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

interface FieldProps {
  readonly failure: string | undefined;
}

function TextField({ field, failure }: FieldProps & { readonly field: HomeField }) {
  const { name, label, placeholder, isOptional, isNumeric } = field;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {isOptional && <span className={styles.soft}> (необязательно)</span>}
      </label>
      <input
        id={name}
        name={name}
        autoComplete="off"
        maxLength={300}
        placeholder={placeholder}
        inputMode={isNumeric ? 'numeric' : undefined}
        aria-invalid={failure !== undefined}
        aria-describedby={`${name}-failure`}
      />
      <Failure id={`${name}-failure`} words={failure} />
    </div>
  );
}

/** The person may be somebody else than the visitor, who then answers for that person's consent (152-FZ, article 9). */
function Consent({ failure }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          id="consents"
          name="consents"
          className={styles.box}
          aria-invalid={failure !== undefined}
          aria-describedby="consents-failure"
        />
        <span>
          Даю согласие на обработку этих персональных данных по{' '}
          <a href="/privacy/" target="_blank" rel="noopener">
            политике
          </a>
          , а если проверяю другого человека — он на это согласен
        </span>
      </label>
      <Failure id="consents-failure" words={failure} />
    </div>
  );
}

function Failure({ id, words }: { readonly id: string; readonly words: string | undefined }) {
  return (
    <p id={id} className={styles.failure}>
      {words}
    </p>
  );
}
