/** How long the page behind stays still after the last dialog closed (specification, section 9). */
const unlockMilliseconds = 320;

/** Set on the document while no dialog is open any more and the page must not scroll yet. */
export const lockAttribute = 'data-page-locked';

/**
 * An open dialog keeps the page still by itself; this holds it for the moment after, in which a press meant for the
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
