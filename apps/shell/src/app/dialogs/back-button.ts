const markName = 'isDialogEntry';

export interface BackButton {
  /** A dialog is open: the next back step closes it. */
  readonly opened: () => void;
  readonly closed: () => void;
  /** The router navigated. */
  readonly moved: () => void;
  readonly dispose: () => void;
}

type HistoryWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

/**
 * Makes a phone's back button close the top dialog instead of leaving the page. Pushes a history entry with the same
 * address; the back step from it is handled here and hidden from the router. An entry left by a dialog that was closed
 * otherwise is skipped. `closeTop` closes one dialog and returns whether another is still open.
 */
export function createBackButton(page: HistoryWindow, closeTop: () => boolean): BackButton {
  const { history } = page;
  const state = () => history.state as Record<string, unknown> | null;
  const isMarked = () => state()?.[markName] === true;
  /** The router's index of the entry; the pushed entry has the index of its page. */
  const position = () => state()?.['idx'];
  let entry = isMarked() ? { position: position() } : null;
  let hasOpenDialog = false;
  const look = () => {
    entry = isMarked() ? { position: position() } : null;
  };
  const put = () => {
    history.pushState({ ...state(), [markName]: true }, '');
    look();
  };
  const stepped = (event: Event) => {
    const isStepToItsPage = entry !== null && !isMarked() && position() === entry.position;
    look();
    if (!isStepToItsPage) return;
    event.stopImmediatePropagation();
    if (!hasOpenDialog) {
      history.back();
      return;
    }
    hasOpenDialog = closeTop();
    if (hasOpenDialog) put();
  };
  // Capture, to run before the router, which listens without it.
  page.addEventListener('popstate', stepped, true);
  return {
    opened: () => {
      hasOpenDialog = true;
      if (!isMarked()) put();
    },
    closed: () => {
      hasOpenDialog = false;
    },
    moved: look,
    dispose: () => page.removeEventListener('popstate', stepped, true),
  };
}
