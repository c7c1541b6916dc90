import { boxClassName } from '@proverka/ui-kit/box-look';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { formatDate } from '@proverka/words/dates';
import { useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { ConsentWords } from '@proverka/order-flow/consent-words';
import { dotTypedDate } from '@proverka/order-flow/typed-date';
import type { PlainField, PlainFormSpec } from './plain-forms.ts';
import styles from './plain-form.module.css';
import { useCheckStart, useFormerEntry } from './use-check-draft.ts';

type Texts = Readonly<Record<string, string>>;

/** Validation loads when the form is first used. */
const loadTools = () => import(/* webpackChunkName: "plain-form-tools" */ './plain-form-tools.ts');

/**
 * The form of a page that visitors enter the site on. Native elements keep their own text, so what was typed before hydration
 * stays and no component has to load first. `post`, so that a form submitted before any script has run does not put
 * personal data into the address.
 */
export function PlainForm({ spec }: { readonly spec: PlainFormSpec }) {
  const { isBusy, go } = useCheckStart();
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState<Texts>({});
  useFormerEntry(spec.productName, (subject) => fill(form.current, subject));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filledIn = event.currentTarget;
    const { startEntered } = await loadTools();
    const found = await go((start) => startEntered(start, spec, textsOf(filledIn)));
    setFailures(found);
    focusFirst(filledIn, found);
  };
  return (
    // The focus goes to fields inside; the form only observes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
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
        <TextFields fields={spec.fields} failures={failures} />
      </div>
      {spec.more && (
        <details className={styles.more}>
          <summary>{spec.more.title}</summary>
          <div className={styles.fields}>
            <TextFields fields={spec.more.fields} failures={failures} />
          </div>
        </details>
      )}
      {spec.kind === 'person' && (
        <Consent failure={failures['consents']} isCreditHistory={spec.isCreditHistory ?? false} />
      )}
      <button aria-busy={isBusy} className={buttonClassName({ size: 'large', wide: true })}>
        {spec.submitLabel}
      </button>
      <WhatFollows />
    </form>
  );
}

const WhatFollows = () => (
  <p className={styles.note}>
    Дальше — бесплатный предпросмотр с&nbsp;составом и&nbsp;ценой. Для него введённое отправляется источникам;
    хранится он 24&nbsp;часа.
  </p>
);

interface TextFieldsProps {
  readonly fields: readonly PlainField[];
  readonly failures: Texts;
}

const TextFields = ({ fields, failures }: TextFieldsProps) =>
  fields.map((field) => <TextField key={field.name} field={field} failure={failures[field.name]} />);

function textsOf(form: HTMLFormElement): Texts {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Opens the collapsed section around a field. */
function reveal<Element extends HTMLElement>(field: Element): Element {
  field.closest('details')?.setAttribute('open', '');
  return field;
}

function focusFirst(form: HTMLFormElement, failures: Texts): void {
  const first = [...form.elements].find(({ id }) => id in failures);
  if (first instanceof HTMLElement) reveal(first).focus();
}

/** Restores the form's input from the draft. */
function fill(form: HTMLFormElement | null, { birth_date: day, ...subject }: Texts): void {
  const { vin, body_number, plate, inn, ogrn, company_name } = subject;
  const texts = {
    ...subject,
    birth_date: day && formatDate(day),
    car: vin ?? body_number ?? plate,
    company: inn ?? ogrn ?? company_name,
  };
  for (const [name, text] of Object.entries(texts)) {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && text !== undefined) reveal(field).value = text;
  }
}

interface FieldProps {
  readonly failure: string | undefined;
}

function TextField({ field, failure }: FieldProps & { readonly field: PlainField }) {
  const { name, label, hint, isOptional } = field;
  const described = { 'aria-invalid': failure !== undefined, 'aria-describedby': `${name}-note` };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {isOptional && <span className={styles.soft}> (необязательно)</span>}
      </label>
      <Control field={field} described={described} />
      <p id={`${name}-note`} className={failure === undefined ? styles.hint : styles.failure}>
        {failure ?? hint}
      </p>
    </div>
  );
}

interface ControlProps {
  readonly field: PlainField;
  readonly described: Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'>;
}

function Control({ field: { name, placeholder, isNumeric, options }, described }: ControlProps) {
  if (options) {
    return (
      <span className={styles.choice}>
        <select id={name} name={name} className={styles.control} {...described}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    );
  }
  return (
    <input
      id={name}
      name={name}
      className={styles.control}
      autoComplete="off"
      maxLength={300}
      placeholder={placeholder}
      inputMode={isNumeric ? 'numeric' : undefined}
      onInput={name === 'birth_date' ? dotTypedDate : undefined}
      {...described}
    />
  );
}

function Consent({ failure, isCreditHistory }: FieldProps & { readonly isCreditHistory: boolean }) {
  return (
    <div className={styles.field}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          id="consents"
          name="consents"
          className={boxClassName()}
          aria-invalid={failure !== undefined}
          aria-describedby="consents-note"
        />
        <span>
          <ConsentWords isCreditHistory={isCreditHistory} />
        </span>
      </label>
      <p id="consents-note" className={styles.failure}>
        {failure}
      </p>
    </div>
  );
}
