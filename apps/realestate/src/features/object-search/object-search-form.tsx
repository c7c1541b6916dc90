import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useNavigate } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import styles from './object-search-form.module.css';
import { SearchConsent } from './search-consent.tsx';
import type { SearchMessage } from './search-tools.tsx';

/** Suggestions, search and their rules come with the first touch of the field. */
const loadTools = () => import(/* webpackChunkName: "search-tools" */ './search-tools.tsx');
type Tools = Awaited<ReturnType<typeof loadTools>>;

interface ObjectSearchFormProps {
  /** Only a cadastral number is asked for, and nothing is suggested. */
  readonly isNumberOnly?: boolean;
  /** Where an object is shown or ordered, by its key; its page, where nothing is said. */
  readonly pathOf?: ((objectKey: string) => string) | undefined;
}

/**
 * One field for an address or a cadastral number (specification, section 2, Object search form). Plain elements: on the
 * main page this is what a visitor waits for, so no control of the kit comes with it.
 */
export function ObjectSearchForm({ isNumberOnly = false, pathOf }: ObjectSearchFormProps) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const consent = useConsent();
  const messageId = useId();
  const typed = useTypedText();
  const { text } = typed;
  const [message, setMessage] = useState<SearchMessage | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const isHere = useIsHere();

  const search = async () => {
    const visit = new AbortController();
    setRunning(visit);
    setMessage(null);
    const { submitSearch } = await loadTools();
    const goTo = (path: string) => void navigate(path);
    const isLeft = () => !isHere.current;
    const { signal } = visit;
    setMessage(await submitSearch(text, { platform, goTo, pathOf, isLeft, signal, isNumberOnly }));
    setRunning(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (running || text.trim() === '') return;
    if (consent.ask()) void search();
  };

  return (
    <search id="search" className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <SearchField
          typed={typed}
          isNumberOnly={isNumberOnly}
          messageId={messageId}
          isInvalid={message !== null}
          isBusy={running !== null || consent.isMissing}
          onType={() => setMessage(null)}
        />
        <button className={buttonClassName({ size: 'large' })} aria-busy={running !== null}>
          Найти
        </button>
      </form>
      <Progress id={messageId} running={running} message={message} />
      {consent.isDue && (
        <SearchConsent isGiven={consent.isGiven} isMissing={consent.isMissing} onChange={consent.give} />
      )}
    </search>
  );
}

/** What was typed before the page came to life stays. */
function useTypedText() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    setText((typed) => typed || (field.current?.value ?? ''));
  }, []);
  return { field, text, setText };
}

/** A guest agrees before the first search; `ask` is false, and says so, while that is missing. */
function useConsent() {
  const isDue = useSession(({ user }) => user === null);
  const [isGiven, setGiven] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const ask = () => {
    setMissing(isDue && !isGiven);
    return !isDue || isGiven;
  };
  const give = (isNowGiven: boolean) => {
    setGiven(isNowGiven);
    setMissing(false);
  };
  return { isDue, isGiven, isMissing, ask, give };
}

/** Whether the form is still on the page. */
function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

interface SearchFieldProps {
  readonly typed: ReturnType<typeof useTypedText>;
  readonly isNumberOnly: boolean;
  readonly messageId: string;
  readonly isInvalid: boolean;
  /** Suggestions would be in the way: of the search under way, of the consent that is asked for. */
  readonly isBusy: boolean;
  readonly onType: () => void;
}

/** Suggestions appear once their code has come, which the first touch of the field asks for. */
function SearchField({ typed, isNumberOnly, messageId, isInvalid, isBusy, onType }: SearchFieldProps) {
  const { field, text, setText } = typed;
  const [tools, setTools] = useState<Tools | null>(null);
  return (
    <div className={styles.place}>
      <input
        ref={field}
        className={styles.field}
        placeholder={isNumberOnly ? 'Введите кадастровый номер' : 'Введите адрес или кадастровый номер'}
        aria-label={isNumberOnly ? 'Кадастровый номер' : 'Адрес или кадастровый номер'}
        aria-describedby={messageId}
        aria-invalid={isInvalid}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={300}
        value={text}
        onFocus={() => void loadTools().then(setTools)}
        onChange={(event) => {
          setText(event.target.value);
          onType();
        }}
      />
      {tools && !isNumberOnly && (
        <tools.AddressSuggestions field={field} text={text} onTake={setText} isHidden={isBusy || isInvalid} />
      )}
    </div>
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
