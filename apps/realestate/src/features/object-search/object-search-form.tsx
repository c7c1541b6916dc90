import { unreachable } from '@proverka/api-client/refused';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { isGuest } from '@proverka/shell-sdk/session';
import { useNavigate } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import styles from './object-search-form.module.css';
import { SearchConsent, type Consent } from './search-consent.tsx';
import type { SearchMessage } from './search-tools.tsx';

/** Suggestions, search and validation load when the field is first used. */
export const loadTools = () => import(/* webpackChunkName: "search-tools" */ './search-tools.tsx');
type Tools = Awaited<ReturnType<typeof loadTools>>;

interface ObjectSearchFormProps {
  /** Accepts only a cadastral number and suggests nothing. */
  readonly isNumberOnly?: boolean;
  /** The address to open for an object's key; by default its page. */
  readonly pathOf?: ((objectKey: string) => string) | undefined;
  /** Loads the rest of the search. */
  readonly load?: typeof loadTools;
}

/**
 * Input from before hydration is kept. A suggestion that was taken is searched for by its number, if it has one: the address of a
 * house alone is no search.
 */
function useTypedText() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<{ readonly text: string; readonly number: string | null } | null>(null);
  useEffect(() => {
    setText((typed) => typed || (field.current?.value ?? ''));
  }, []);
  const take = (value: string, number: string | null) => {
    setText(value);
    setTaken({ text: value, number });
  };
  const wanted = taken?.text === text ? (taken.number ?? text) : text;
  return { field, text, setText, wanted, take };
}

/** Refusals of the server are search outcomes; a rejection means that code failed to load. */
const partMissing: SearchMessage = { title: 'Поиск не ответил', text: unreachable.title };

/** The search in progress, which can be cancelled, and the outcome of the last one. */
function useObjectSearch(
  field: RefObject<HTMLInputElement | null>,
  { isNumberOnly = false, pathOf, load = loadTools }: ObjectSearchFormProps,
) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const [message, setMessage] = useState<SearchMessage | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);

  const search = async (text: string) => {
    const visit = new AbortController();
    setRunning(visit);
    setMessage(null);
    const goTo = (path: string) => void navigate(path);
    // The field is no longer on the page: the visitor has left.
    const isLeft = () => field.current === null;
    const { signal } = visit;
    try {
      const { submitSearch } = await load();
      setMessage(await submitSearch(text, { platform, goTo, pathOf, isLeft, signal, isNumberOnly }));
    } catch {
      setMessage(partMissing);
    } finally {
      setRunning(null);
    }
  };
  return [running, message, setMessage, search] as const;
}

/**
 * One field for an address or a cadastral number (specification, section 2, Object search form). Plain elements: visitors
 * of the main page wait for this code, so it imports no control of the kit.
 */
export function ObjectSearchForm({ isNumberOnly = false, pathOf, load = loadTools }: ObjectSearchFormProps) {
  const isForGuest = useSession(isGuest);
  const messageId = useId();
  const [tools, setTools] = useState<Tools | null>(null);
  const { field, text, setText, wanted, take } = useTypedText();
  const [consent, setConsent] = useState<Consent>('none');
  const [running, message, setMessage, search] = useObjectSearch(field, { isNumberOnly, pathOf, load });
  const isHidden = running !== null || message !== null;
  const list = { field, text, onTake: take, isHidden, isInFlow: isForGuest && consent !== 'given' };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    // Nothing to search for (specification, section 9, Object search); the field shows what it expects.
    if (text.trim() === '') field.current?.focus();
    else if (isForGuest && consent !== 'given') setConsent('missing');
    else void search(wanted);
  };
  return (
    <search id="search" className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.place}>
          <input
            ref={field}
            className={styles.field}
            placeholder={isNumberOnly ? 'Введите кадастровый номер' : 'Введите адрес или кадастровый номер'}
            aria-label={isNumberOnly ? 'Кадастровый номер' : 'Адрес или кадастровый номер'}
            aria-describedby={messageId}
            aria-invalid={message !== null}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={300}
            value={text}
            // Suggestions are optional here; the search loads the code again and reports failures.
            onFocus={() => void load().then(setTools, () => undefined)}
            onChange={(event) => {
              setText(event.target.value);
              setMessage(null);
            }}
          />
          {tools && !isNumberOnly && <tools.AddressSuggestions {...list} />}
        </div>
        <button className={buttonClassName({ size: 'large' })} aria-busy={running !== null}>
          Найти
        </button>
      </form>
      <Progress id={messageId} running={running} message={message} />
      {isForGuest && <SearchConsent consent={consent} onChange={setConsent} />}
    </search>
  );
}

interface ProgressProps {
  readonly id: string;
  readonly running: AbortController | null;
  readonly message: SearchMessage | null;
}

/** The status of the search: in progress, with a way to skip the wait, or its outcome. */
function Progress({ id, running, message }: ProgressProps) {
  return (
    <>
      <output id={id} className={styles.message}>
        {running && 'Идет поиск объекта, это может занять некоторое время'}
        {message?.title && <strong>{message.title}</strong>}
        {message?.text}
      </output>
      {running && (
        <button
          type="button"
          className={buttonClassName({ variant: 'quiet', size: 'small' }, styles.skip)}
          onClick={() => running.abort()}
        >
          Не ждать, открыть по введённому
        </button>
      )}
    </>
  );
}
