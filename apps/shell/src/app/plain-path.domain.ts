/** The path of a route without what may be left out of it: `/proverka-avto/:id?/` is `/proverka-avto/`. */
export const plainPath = (path: string): string => path.replaceAll(/\/:\w+\?/g, '');
