import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import type { Boot } from '../../app/boot.ts';
import { shellDecl } from '../../app/shell-decl.ts';
import { callerIn, pageParts, versionIn, type PagePart } from './outline-parts.ts';
import styles from './outline.module.css';

/** Parts move without telling anybody: menus open, pages are shown, pictures come. */
const lookMilliseconds = 250;

interface OutlineInput {
  readonly boot: Pick<Boot, 'remotes' | 'setId'>;
  readonly dialogs: Dialogs;
  /** Whose page is shown now. */
  readonly shown: () => string;
}

/** Draws a frame around every part of the page with the remote and the version that serve it. */
export function showOutline({ boot, dialogs, shown }: OutlineInput): void {
  const ownerOf = watchOpeners(dialogs);
  const nameOf = (remote: string) => {
    if (remote === shellDecl.id) return 'оболочка';
    const version = versionIn(boot.remotes[remote]?.entry ?? '');
    return version === null ? remote : `${remote} ${version}`;
  };
  const frames = document.createElement('div');
  frames.setAttribute('aria-hidden', 'true');
  const legend = createLegend(boot.setId);
  document.body.append(frames, legend.element);
  const draw = () => {
    const opened = dialogs.stack.getState().map(({ key }) => ownerOf(key));
    const parts = pageParts(document, { content: shown(), dialogs: opened, shell: shellDecl.id });
    const seen = parts.filter(({ element }) => isSeen(element));
    drawFrames(frames, seen, nameOf);
    legend.say([...new Set(seen.map(({ remote }) => nameOf(remote)))]);
  };
  addEventListener('scroll', draw, { passive: true, capture: true });
  addEventListener('resize', draw);
  setInterval(draw, lookMilliseconds);
  draw();
}

/** Remembers who opened a dialog, by the code that asked for it. */
function watchOpeners(dialogs: Dialogs): (key: number) => string {
  const owners = new Map<number, string>();
  const { open } = dialogs;
  const openNoted: Dialogs['open'] = (options, render) => {
    const owner = callerIn(new Error('who opens').stack, shellDecl.id);
    const close = open(options, render);
    owners.set(dialogs.stack.getState().at(-1)?.key ?? 0, owner);
    return close;
  };
  Object.assign(dialogs, { open: openNoted });
  return (key) => owners.get(key) ?? shellDecl.id;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

function drawFrames(frames: Element, parts: readonly PagePart[], nameOf: (remote: string) => string): void {
  while (frames.childElementCount > parts.length) frames.lastElementChild?.remove();
  for (const [at, { element, remote }] of parts.entries()) {
    const frame = frames.children[at] ?? frames.appendChild(document.createElement('div'));
    const { top, left, width, height } = element.getBoundingClientRect();
    if (!(frame instanceof HTMLElement)) continue;
    frame.className = `${styles.frame} ${remote === shellDecl.id ? styles.ofShell : ''}`;
    frame.dataset['name'] = nameOf(remote);
    Object.assign(frame.style, {
      top: `${top}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }
}

function createLegend(setId: string) {
  const element = document.createElement('aside');
  element.className = styles.legend ?? '';
  element.setAttribute('aria-label', 'Кто отдаёт части страницы');
  const set = document.createElement('p');
  set.textContent = `Набор ${setId}`;
  const names = document.createElement('p');
  const end = document.createElement('a');
  end.href = '/release-outline/end';
  end.textContent = 'Убрать контуры';
  element.append(set, names, end);
  return {
    element,
    say: (known: readonly string[]) => {
      const text = known.join(' · ');
      if (names.textContent !== text) names.textContent = text;
    },
  };
}
