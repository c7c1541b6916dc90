import { endpoints } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';

const routes = Object.entries<Endpoint>(endpoints)
  .map(([key, endpoint]) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, endpoint, pattern: patternOf(path), names: path.split('{').length };
  })
  // A fixed path comes before one with a name in its place, as in the router.
  .toSorted((one, other) => one.names - other.names);

function patternOf(path: string): RegExp {
  const plain = path.replace(/\/$/, '').replaceAll('.', String.raw`\.`);
  return new RegExp(`^${plain.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
}

/** The endpoint that a request reaches, which a spoiled path may have changed. */
export function findEndpoint(method: string, url: string): Endpoint | null {
  const path = decoded(url.split('?', 1)[0] ?? '');
  const read = method === 'HEAD' ? 'GET' : method;
  return routes.find((route) => route.method === read && route.pattern.test(path))?.endpoint ?? null;
}

function decoded(path: string): string {
  try {
    // A slash in a name does not divide the path.
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'));
  } catch {
    return path;
  }
}
