import { unreachable } from '@proverka/api-client/refused';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import styles from './object-search-form.module.css';
import { SearchConsent, type Consent } from './search-consent.tsx';
import type { SearchMessage } from './search-tools.tsx';

/** Suggestions, search and their rules come with the first touch of the field. */
export const loadTools = () => import(/* webpackChunkName: "search-tools" */ './search-tools.tsx');
type Tools = Awaited<ReturnType<typeof loadTools>>;

interface ObjectSearchFormProps {
  /** Only a cadastral number is asked for, and nothing is suggested. */
  readonly isNumberOnly?: boolean;
  /** Where an object is shown or ordered, by its key; its page, where nothing is said. */
  readonly pathOf?: ((objectKey: string) => string) | undefined;
  /** How the rest of the search arrives. */
  readonly load?: typeof loadTools;
}

/** What was typed before the page came to life stays. */
function useTypedText() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    setText((typed) => typed || (field.current?.value ?? ''));
  }, []);
  return [field, text, setText] as const;
}

/** What the server refuses is an outcome of the search; what rejects is a part of the page that did not arrive. */
const partMissing: SearchMessage = { title: 'Поиск не ответил', text: unreachable.title };

/** The search under way, which can be cut short, and what came of the last one. */
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
    // A field that is no longer on the page: the visitor has gone on.
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
 * One field for an address or a cadastral number (specification, section 2, Object search form). Plain elements: on the
 * main page this is what a visitor waits for, so no control of the kit comes with it.
 */
export function ObjectSearchForm({ isNumberOnly = false, pathOf, load = loadTools }: ObjectSearchFormProps) {
  const isGuest = useSession(({ user }) => user === null);
  const messageId = useId();
  const [tools, setTools] = useState<Tools | null>(null);
  const [field, text, setText] = useTypedText();
  const [consent, setConsent] = useState<Consent>('none');
  const [running, message, setMessage, search] = useObjectSearch(field, { isNumberOnly, pathOf, load });
  const isHidden = running !== null || message !== null || (isGuest && consent === 'missing');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    // Nothing is searched for (specification, section 9, Object search); the field says what it waits for.
    if (text.trim() === '') field.current?.focus();
    else if (isGuest && consent !== 'given') setConsent('missing');
    else void search(text);
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
            // Without them nothing is suggested; the search asks for them again and says what is wrong.
            onFocus={() => void load().then(setTools, () => undefined)}
            onChange={(event) => {
              setText(event.target.value);
              setMessage(null);
            }}
          />
          {tools && !isNumberOnly && (
            <tools.AddressSuggestions field={field} text={text} onTake={setText} isHidden={isHidden} />
          )}
        </div>
        <button className={buttonClassName({ size: 'large' })} aria-busy={running !== null}>
          Найти
        </button>
      </form>
      <Progress id={messageId} running={running} message={message} />
      {isGuest && <SearchConsent consent={consent} onChange={setConsent} />}
    </search>
  );
}

interface ProgressProps {
  readonly id: string;
  readonly running: AbortController | null;
  readonly message: SearchMessage | null;
}

/** What the search says: that it goes on, with a way not to wait for it, or what came of it. */
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
