import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import styles from './object-search-form.module.css';
import { SearchConsent } from './search-consent.tsx';
import type { SearchMessage } from './search-tools.tsx';

/** Suggestions, search and their rules come with the first touch of the field. */
const loadTools = () => import(/* webpackChunkName: "search-tools" */ './search-tools.tsx');
type Tools = Awaited<ReturnType<typeof loadTools>>;

interface ObjectSearchFormProps {
  /** Only a cadastral number is asked for, and nothing is suggested. */
  readonly isNumberOnly?: boolean;
  /** Goes on to the object's page and from there to the checkout: «?onlyRisk=true». */
  readonly query?: string;
}

/**
 * One field for an address or a cadastral number (specification, section 2, Object search form). Plain elements: on the
 * main page this is what a visitor waits for, so no control of the kit comes with it.
 */
export function ObjectSearchForm({ isNumberOnly = false, query = '' }: ObjectSearchFormProps) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const isGuest = useSession(({ user }) => user === null);
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const [tools, setTools] = useState<Tools | null>(null);
  const [text, setText] = useState('');
  const [hasConsent, setHasConsent] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const [message, setMessage] = useState<SearchMessage | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    // What was typed and ticked before the page came to life stays.
    setText((typed) => typed || (field.current?.value ?? ''));
    setHasConsent((isGiven) => isGiven || (consent.current?.checked ?? false));
    return () => {
      isHere.current = false;
    };
  }, []);

  const search = async () => {
    const visit = new AbortController();
    setRunning(visit);
    setMessage(null);
    const { submitSearch } = await loadTools();
    const goTo = (path: string) => void navigate(path + query);
    const isLeft = () => !isHere.current;
    setMessage(await submitSearch(text, { platform, goTo, isLeft, signal: visit.signal, isNumberOnly }));
    setRunning(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (running || text.trim() === '') return;
    setConsentMissing(isGuest && !hasConsent);
    if (!isGuest || hasConsent) void search();
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
            onFocus={() => void loadTools().then(setTools)}
            onChange={(event) => {
              setText(event.target.value);
              setMessage(null);
            }}
          />
          {tools && !isNumberOnly && (
            <tools.AddressSuggestions
              field={field}
              text={text}
              onTake={setText}
              isHidden={running !== null || message !== null || isConsentMissing}
            />
          )}
        </div>
        <button className={buttonClassName({ size: 'large' })} aria-busy={running !== null}>
          Найти
        </button>
      </form>
      <output id={messageId} className={styles.message}>
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
      {isGuest && (
        <SearchConsent
          box={consent}
          isGiven={hasConsent}
          isMissing={isConsentMissing}
          onChange={(isGiven) => {
            setHasConsent(isGiven);
            setConsentMissing(false);
          }}
        />
      )}
    </search>
  );
}
