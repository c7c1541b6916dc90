import { knownUser } from '@proverka/shell-sdk/session';
import { useSession } from '@proverka/shell-sdk/platform';
import { useState } from 'react';

/** A filter, an order and columns somebody wants again. */
export interface SavedView {
  readonly title: string;
  readonly address: string;
  readonly hidden: readonly string[];
}

interface Choices {
  /** Keys of the columns not shown; null until somebody chose. */
  readonly hidden: readonly string[] | null;
  readonly views: readonly SavedView[];
}

const nothing: Choices = { hidden: null, views: [] };
const MOST_VIEWS = 20;

export interface KeptChoices extends Choices {
  readonly setHidden: (hidden: readonly string[]) => void;
  /** A view of the same title is replaced. */
  readonly saveView: (view: SavedView) => void;
  readonly removeView: (title: string) => void;
}

/** What somebody of the staff chose for a list, kept in this browser for them alone. */
export function useKeptChoices(list: string): KeptChoices {
  const userId = useSession(knownUser)?.id ?? '';
  const key = `desk-list:${userId}:${list}`;
  const [choices, setChoices] = useState(() => readChoices(key));
  const keep = (next: Choices) => {
    setChoices(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the choice holds until the page is left.
    }
  };
  const others = (title: string) => choices.views.filter((view) => view.title !== title);
  return {
    ...choices,
    setHidden: (hidden) => keep({ ...choices, hidden }),
    saveView: (view) => keep({ ...choices, views: [...others(view.title), view].slice(-MOST_VIEWS) }),
    removeView: (title) => keep({ ...choices, views: others(title) }),
  };
}

function readChoices(key: string): Choices {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Choices> | null;
    return { hidden: textsOf(kept?.hidden), views: viewsOf(kept?.views) };
  } catch {
    return nothing;
  }
}

const textsOf = (kept: unknown): readonly string[] | null =>
  Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : null;

const viewsOf = (kept: unknown): readonly SavedView[] =>
  Array.isArray(kept)
    ? kept.flatMap((one: Partial<SavedView> | null) =>
        typeof one?.title === 'string' && typeof one.address === 'string'
          ? [{ title: one.title, address: one.address, hidden: textsOf(one.hidden) ?? [] }]
          : [],
      )
    : [];
