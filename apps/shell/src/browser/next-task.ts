/** Ends the current task, so that pending input is handled before the next one. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
