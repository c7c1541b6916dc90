/** Ends the task at hand: a touch that came meanwhile is answered before the next one. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
