/** The error of a page that depends on who the visitor is, while nobody answers that; its page says so and waits. */
export const sessionNotAnswered = 'session-not-answered';
