import { objectKeyOf, objectPath } from '@proverka/order-flow/object-words';
import type { Platform } from '@proverka/shell-sdk/platform';
import { readSearchText } from '@proverka/validation/search-text';
import { runSearch } from './run-search.ts';
import { SuspiciousActivity } from './suspicious-activity.tsx';
import {
  textProblems,
  type FallbackReason,
  type SearchOutcome,
  type Selection,
} from './search-outcome.domain.ts';

export { AddressSuggestions } from './address-suggestions.tsx';

/** What the form shows after a search; null when the visitor was redirected. */
export interface SearchMessage {
  readonly title?: string;
  readonly text: string;
}

export interface SearchVisit {
  readonly platform: Platform;
  readonly goTo: (path: string) => void;
  readonly pathOf?: ((objectKey: string) => string) | undefined;
  /** The visitor has left the page and must not be redirected. */
  readonly isLeft: () => boolean;
  readonly signal: AbortSignal;
  /** Addresses are not accepted here. */
  readonly isNumberOnly: boolean;
}

const numberWanted = 'Введите кадастровый номер, например 77:01:0001001:1024';

/** Searches for the typed text and redirects the visitor; loaded when the field is first used. */
export async function submitSearch(input: string, visit: SearchVisit): Promise<SearchMessage | null> {
  const text = readSearchText(input);
  if (text.kind === 'empty') return null;
  if (visit.isNumberOnly && text.kind !== 'cadastral') return { text: numberWanted };
  if (text.kind === 'no-flat' || text.kind === 'no-house') return { text: textProblems[text.kind] };
  const outcome = await runSearch(visit.platform.api, text, visit.signal);
  return visit.isLeft() ? null : leadOn(outcome, visit);
}

async function leadOn(outcome: SearchOutcome, visit: SearchVisit): Promise<SearchMessage | null> {
  if (outcome.kind === 'failed') return { title: 'Поиск не ответил', text: outcome.text };
  const found = foundBy(outcome);
  if (found !== null) visit.platform.analytics.track({ name: 'search', found });
  if (outcome.kind === 'number-not-found') {
    return {
      title: `По номеру ${outcome.selection.Number} ничего не найдено`,
      text: 'Сверьте цифры с документом на объект или введите адрес с номером квартиры.',
    };
  }
  if (outcome.kind === 'choose') await showResults(outcome, visit);
  else {
    if (outcome.kind === 'fallback') await explain(outcome.reason, visit.platform);
    choose(outcome.selection, visit);
  }
  return null;
}

/** null when the register did not answer. */
function foundBy(outcome: SearchOutcome): number | null {
  if (outcome.kind === 'choose') return outcome.found;
  if (outcome.kind === 'selected') return 1;
  const isEmpty = outcome.kind === 'number-not-found';
  return isEmpty || (outcome.kind === 'fallback' && outcome.reason === 'nothing_found') ? 0 : null;
}

/** Why the visitor continues with the typed text; a cancelled or empty search needs no explanation. */
async function explain(reason: FallbackReason, platform: Platform): Promise<void> {
  if (reason === 'limit') {
    platform.notices.show('attention', 'Вы превысили лимит использования поиска. Открываем то, что вы ввели');
  }
  if (reason === 'suspicious' && markSuspicion()) await showSuspicion(platform);
}

function choose(selection: Selection, { platform, goTo, pathOf = objectPath }: SearchVisit): void {
  platform.analytics.track({ name: 'object_chosen' });
  goTo(pathOf(objectKeyOf(selection)));
}

async function showResults(
  { objects, found }: Extract<SearchOutcome, { kind: 'choose' }>,
  visit: SearchVisit,
): Promise<void> {
  const { ResultsList } = await import(/* webpackChunkName: "search-results" */ './results-list.tsx');
  visit.platform.dialogs.open({ title: 'Выберите объект', size: 'xl' }, (close) => (
    <ResultsList
      objects={objects}
      found={found}
      onBack={close}
      onChoose={(object) => {
        close();
        choose(object, visit);
      }}
    />
  ));
}

const suspicionMarker = 'suspicious-activity';

/** True the first time in a browser session; without storage, always. */
function markSuspicion(): boolean {
  try {
    const isFirst = sessionStorage.getItem(suspicionMarker) === null;
    sessionStorage.setItem(suspicionMarker, 'shown');
    return isFirst;
  } catch {
    return true;
  }
}

/** Resolves when the dialog is closed, before the page changes behind it. */
function showSuspicion({ dialogs, brand }: Platform): Promise<void> {
  return new Promise<void>((resolve) => {
    dialogs.open({ title: 'Подозрительная активность', size: 'sm', onClosed: resolve }, (close) => (
      <SuspiciousActivity supportEmail={brand.supportEmail} onClose={close} />
    ));
  });
}
