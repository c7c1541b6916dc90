import { knownHouses } from '#market/known-houses.ts';
import type { ValuationDeps } from '../deps.ts';
import type { Candidate } from './comparable.domain.ts';
import type { Comparison } from './value-flat.domain.ts';

/** A name is worth no longer wait: without one the value is the same. */
const PATIENCE_MS = 400;

/** Sales are registered without an address: what no advert has named is asked of the data service, for the flats that are shown. */
export async function withNamedHouses(
  deps: ValuationDeps,
  candidates: readonly Candidate[],
  { shown }: Pick<Comparison, 'shown'>,
  signal: AbortSignal,
): Promise<readonly Candidate[]> {
  const unnamed = shown.flatMap(({ candidate }) => (candidate.address === null ? (candidate.flat.house ?? []) : []));
  if (unnamed.length === 0) return candidates;
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const houses = await knownHouses(deps, unnamed, patience).catch(() => undefined);
  const names = new Map(houses?.map(({ id_dom: id, address }) => [id, address]));
  return candidates.map((candidate) => {
    const { address, flat } = candidate;
    const name = address === null && flat.house !== null ? names.get(flat.house) : undefined;
    return name === undefined || name === '' ? candidate : { ...candidate, address: name };
  });
}
