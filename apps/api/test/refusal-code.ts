/** The code an answer refuses with. */
export const codeOf = (answer: { json: () => { code: string } }): string => answer.json().code;
