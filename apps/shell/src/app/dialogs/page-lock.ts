/** How long the page stays locked after the last dialog closed (specification, section 9). */
const unlockMilliseconds = 320;

/** Set on the document while no dialog is open any more but the page must not scroll yet. */
export const lockAttribute = 'data-page-locked';

/**
 * An open dialog locks scrolling by itself. This keeps the lock for a moment longer, in which a gesture meant for the
 * dialog would scroll the page.
 */
export function createPageLock(root: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    root.removeAttribute(lockAttribute);
  };
  return {
    opened: release,
    closed: () => {
      root.setAttribute(lockAttribute, '');
      timer = setTimeout(release, unlockMilliseconds);
    },
  };
}
