/** The path of a route without its optional parts: `/proverka-avto/:id?/` is `/proverka-avto/`. */
export const plainPath = (path: string): string => path.replaceAll(/\/:\w+\?/g, '');
