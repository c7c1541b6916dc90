import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Stack } from '../src/layout/layout.tsx';

/** The titled states of one component, one below the other. */
export const States = ({ children }: { children: ReactNode }): ReactElement => (
  <Stack gap={8}>{children}</Stack>
);

export const State = ({ name, children }: { name: string; children: ReactNode }): ReactElement => (
  <Stack gap={2}>
    <p className="story-note">{name}</p>
    <div>{children}</div>
  </Stack>
);

/** The keyboard usage of the component. */
export const Keys = ({ children }: { children: ReactNode }): ReactElement => (
  <p className="story-note">Клавиатура: {children}</p>
);

/** What a component shows once a button of it was pressed. */
export function Pressed({ button, children }: { button: string; children: ReactNode }): ReactElement {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = [...(around.current?.querySelectorAll('button') ?? [])];
    buttons.find(({ textContent }) => textContent.includes(button))?.click();
  }, [button]);
  return <div ref={around}>{children}</div>;
}
