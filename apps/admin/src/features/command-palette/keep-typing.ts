interface Typing {
  /** What was typed so far; from then on nothing is kept. */
  readonly take: () => string;
}

/**
 * Keeps what is typed while the field it is meant for is still on its way: the code of dialogs loads with the first one, and a
 * dialog takes the focus a moment after it is shown. Nothing behind hears these keys.
 */
export function keepTyping(document: Document, onEscape: () => void): Typing {
  let text = '';
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, isComposing } = event;
    // `AltGraph` types letters with Ctrl held.
    if (isComposing || metaKey || (ctrlKey && !event.getModifierState('AltGraph'))) return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', keep, true);
  return {
    take: () => {
      document.removeEventListener('keydown', keep, true);
      const typed = text;
      text = '';
      return typed;
    },
  };
}
