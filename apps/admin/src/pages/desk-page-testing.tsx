import { createTestPlatform, OpenDialogs, renderPage, testSession } from '@proverka/shell-sdk/testing';
import { Dialog } from '@proverka/ui-kit/dialog';
import type { ComponentType } from 'react';

interface DeskPage {
  readonly Component: ComponentType;
}

/** Opens a page of the desk with the dialogs it opens. */
export function openDeskPage({ Component }: DeskPage, path: string, url = path) {
  const platform = createTestPlatform({ visitor: testSession });
  const page = {
    Component: () => (
      <>
        <Component />
        <OpenDialogs dialogs={platform.dialogs} Frame={Dialog} />
      </>
    ),
  };
  return renderPage(page, path, { platform, url });
}
