import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { PaletteButton } from './features/command-palette/palette-button.tsx';
import { DeskFrame } from './features/desk-frame/desk-frame.tsx';

/** A page of somebody who is signed in, within the desk's frame. */
export const inDesk = (load: () => Promise<PageModule>) => async (): Promise<PageModule> => {
  const page = await load();
  const { Component } = page;
  return {
    ...page,
    Component: () => (
      <DeskFrame search={<PaletteButton />}>
        <Component />
      </DeskFrame>
    ),
  };
};
