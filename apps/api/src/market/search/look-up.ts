import { statement } from '#platform/db/statement.ts';
import { done, refuse } from '#platform/result.ts';
import { hostIsSilent } from '../answer-cache.ts';
import type { MarketDeps } from '../deps.ts';
import { moscowDay } from '../moscow-day.ts';
import { keepMissing } from '../reading/keep-missing.ts';
import { advertsByIds } from './advert-lists.ts';

/** The first adverts at an address are told in full, of the others the numbers. */
const TOLD = 100;

export async function advertsByAddress(deps: MarketDeps, address: string, signal: AbortSignal) {
  const { marketAnswers, marketData, db, now } = deps;
  const question = `address ${address.toLowerCase().replaceAll(/\s+/gu, ' ')}`;
  const said = await marketAnswers.ask(question, signal, (given) => marketData.idsByAddress(address, given));
  if (said === undefined) return hostIsSilent();
  const ids = said?.ids ?? [];
  const told = ids.slice(0, TOLD);
  await keepMissing(deps, told, signal);
  const list = await advertsByIds(db, told, moscowDay(now()));
  return done({ total: said?.total ?? 0, ids: [...ids], list });
}

const BY_URL = statement<{ url: string }, { id: number }>(
  "select id from advert where url = any(array[:url, :url || '/']) and aside is null order by id limit 1",
);

/** An address without what does not tell adverts apart: query, fragment, a slash at the end. */
export function plainUrl(url: string): string {
  const [address = ''] = url.split(/[?#]/u, 1);
  return address.endsWith('/') ? address.slice(0, -1) : address;
}

/** The number of an advert by its address at the site; the host is asked only about addresses we do not have. */
export async function advertByUrl(deps: MarketDeps, url: string, signal: AbortSignal) {
  const plain = plainUrl(url);
  const [kept] = await BY_URL(deps.db, { url: plain });
  if (kept !== undefined) return done({ id: kept.id });
  if (!/^https?:\/\//iu.test(plain)) return refuse('advert_not_found');
  const said = await deps.marketAnswers.ask(`url ${plain}`, signal, (given) =>
    deps.marketData.idByUrl(plain, given),
  );
  if (said === undefined) return hostIsSilent();
  if (said === null) return refuse('advert_not_found');
  await keepMissing(deps, [said], signal);
  const [known] = await advertsByIds(deps.db, [said], moscowDay(deps.now()));
  return known === undefined ? refuse('advert_not_found') : done({ id: said });
}
