/** The text with at most so many letters, the last an ellipsis when some were left out. */
export const cropped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
