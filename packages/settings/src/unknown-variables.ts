import { isServiceLink, type Environment } from './given-value.ts';
import { isOneSlip } from './is-one-slip.ts';
import { families, knownNames } from './known-names.ts';
import type { Settings } from './setting.ts';

/** Kubernetes describes every service of a namespace by variables like these; nobody has written them. */
const serviceLink = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?$/;
/** Shorter names of other programs are alike by chance. */
const SHORTEST_ALIKE = 8;

/**
 * A sentence for each variable that was meant for us and is read by none of our programs: its name begins as our names do, or is one
 * slip away from one of them. All other variables are somebody else's.
 */
export function unknownVariables(list: Settings, environment: Environment): string[] {
  const known = new Set([...knownNames, ...Object.keys(list)]);
  return Object.keys(environment)
    .filter((name) => !known.has(name) && !serviceLink.test(name) && !isServiceLink(name, environment[name]))
    .flatMap((name) => {
      const meant = [...known].find((one) => one.length >= SHORTEST_ALIKE && isOneSlip(name, one));
      if (meant !== undefined) return [`${name} is no variable of Proverka; was ${meant} meant?`];
      return families.some((family) => name.startsWith(family))
        ? [`${name} is no variable of Proverka, although it begins like one; remove or correct it.`]
        : [];
    });
}
