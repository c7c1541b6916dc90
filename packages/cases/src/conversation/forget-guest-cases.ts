/** In the local storage; apart from what reads it, so that whoever signs out loads none of that. */
export const keptCasesKey = 'guest-cases';

/** Forgets every link to a guest's case that this browser keeps: the next person here must find none. */
export function forgetGuestCases(): void {
  try {
    localStorage.removeItem(keptCasesKey);
  } catch {
    // A blocked storage contains nothing.
  }
}
