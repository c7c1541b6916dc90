import type { Platform } from '@proverka/shell-sdk/platform';
import type { Boot } from '../app/boot.ts';
import { isOutlineOn } from '../app/outline-cookie.ts';
import { shellDecl } from '../app/shell-decl.ts';

/** Outlines the page where a link of the desk or of a preview asked for it; returns what is to know whose page is shown. */
export function outlineFor(boot: Boot, { dialogs }: Platform): (remote: string) => void {
  let remote: string = shellDecl.id;
  if (isOutlineOn(document.cookie))
    void import(/* webpackChunkName: "outline" */ './outline/outline.ts').then(({ showOutline }) =>
      showOutline({ boot, dialogs, shown: () => remote }),
    );
  return (shown) => {
    remote = shown;
  };
}
