const markName = 'isDialogEntry';

export interface BackButton {
  /** A dialog is open: the next step back is its. */
  readonly opened: () => void;
  readonly closed: () => void;
  /** The router went somewhere. */
  readonly moved: () => void;
  readonly dispose: () => void;
}

type HistoryWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

/**
 * Makes a phone's back button close the top dialog instead of leaving the page. An entry of the same address is put on
 * the history; the step back from it to its page is ours and kept from the router. An entry left over by a dialog that
 * was closed otherwise is stepped over. `closeTop` closes one dialog and says whether another is still open.
 */
export function createBackButton(page: HistoryWindow, closeTop: () => boolean): BackButton {
  const { history } = page;
  const state = () => history.state as Record<string, unknown> | null;
  const isMarked = () => state()?.[markName] === true;
  /** The router's number of the entry; the one put on top of a page has the page's. */
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
  // Before the router, which listens without capture.
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
