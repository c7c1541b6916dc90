import { isHydrated, whenHydrated } from './hydrated.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React notes here what it last knew of a field, and tells nobody of a value that is the same. */
type Tracked = Field & { _valueTracker?: { readonly setValue: (value: string) => void } };

/** Whoever has typed something waits for a slow network. */
const patienceMs = 300_000;

interface EarlyInput {
  /** Keeps what fields contain that nobody has told of: the browser restored it, or it was there first. Says whether there is any. */
  readonly collect: () => boolean;
  /** Passes on what can be passed on by now. */
  readonly pass: () => void;
}

/**
 * What was typed, ticked or chosen before its part of the page was interactive stays, and is told to the page once it is: hydration
 * overwrites some fields, and of others the page would not know. So is the focus, with which a field loads its suggestions.
 */
export function keepEarlyInput(document: Document): EarlyInput {
  const kept = new Map<Field, string>();
  const passOn = (field: Field) => {
    const value = kept.get(field);
    kept.delete(field);
    if (value !== undefined && field.isConnected) tell(field, value);
  };
  const keep = (field: Field) => {
    const isNew = !kept.has(field);
    // Of a group one is chosen, by the last press.
    for (const other of kept.keys()) if (isSameGroup(field, other)) kept.delete(other);
    kept.set(field, stateOf(field));
    if (!isNew) return;
    const giveUp = () => void kept.delete(field);
    whenHydrated(() => (field.isConnected ? field : null), { act: () => passOn(field), giveUp }, patienceMs);
  };
  const listen = ({ target }: Event) => {
    // Until it is passed on, the field goes on being filled in.
    if (!isField(target) || isOtherChosen(target)) return;
    const isKept = [...kept.keys()].some((field) => field === target || isSameGroup(field, target));
    if (isKept || !isHydrated(target)) keep(target);
  };
  document.addEventListener('input', listen, true);
  document.addEventListener('change', listen, true);
  keepEarlyFocus(document);
  return {
    collect: () => {
      const filled = [...document.querySelectorAll<Field>('input, textarea, select')].filter(
        (field) => !isHydrated(field) && !isOtherChosen(field) && stateOf(field) !== servedOf(field),
      );
      filled.forEach(keep);
      return filled.length > 0;
    },
    pass: () => {
      for (const field of kept.keys()) if (isHydrated(field)) passOn(field);
    },
  };
}

function keepEarlyFocus(document: Document): void {
  const listen = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || isHydrated(target)) return;
    whenHydrated(() => (document.activeElement === target ? target : null), {
      act: () => void target.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
    });
  };
  document.addEventListener('focusin', listen, true);
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isRadio = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio';

/** A radio button is told of by the one that is chosen instead; to a page its own message means that it is chosen. */
const isOtherChosen = (field: Field): boolean => isRadio(field) && !field.checked;

const isSameGroup = (field: Field, other: Field): boolean =>
  field !== other &&
  isRadio(field) &&
  isRadio(other) &&
  field.name !== '' &&
  field.name === other.name &&
  field.form === other.form;

const stateOf = (field: Field): string => (isTicked(field) ? String(field.checked) : field.value);

function servedOf(field: Field): string {
  if (isTicked(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/** Puts the value back where hydration overwrote it, and tells of it as the browser would have. */
function tell(field: Tracked, value: string): void {
  const tracker = field._valueTracker;
  if (isTicked(field)) {
    field.checked = value === 'true';
    tracker?.setValue(String(value !== 'true'));
    // Of a box React is told by a click; one that is no mouse event does not turn it over again.
    field.dispatchEvent(new Event('click', { bubbles: true }));
    return;
  }
  // A file cannot be chosen by a script, and stays chosen.
  const isFile = field instanceof HTMLInputElement && field.type === 'file';
  if (!isFile && field.value !== value) field.value = value;
  tracker?.setValue(`${value} `);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
