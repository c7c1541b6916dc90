import type { AdvertBrief } from '@proverka/contract/advert';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import { statement } from '#platform/db/statement.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { hostIsSilent } from '../answer-cache.ts';
import type { MarketDeps } from '../deps.ts';
import { moscowDay } from '../moscow-day.ts';
import { BRIEF_SQL, briefsOf } from './advert-lists.ts';
import type { BriefRow } from './brief.domain.ts';

interface AdvertsByNumber {
  readonly kad_number: string;
  readonly of: 'flat' | 'house' | null;
  readonly total: number;
  readonly on_sale: number;
  readonly list: AdvertBrief[];
}

const MOST = 100;
const OF_FLAT =
  'kad_number = :number or flat_key in (select flat_key from advert where kad_number = :number)';
const OF_HOUSE = 'id_dom = :house';

const list = (whose: string) => `
  select ${BRIEF_SQL} from advert where (${whose}) and aside is null
  order by removed_on is not null, published_on desc, id desc limit ${MOST}`;
const totals = (whose: string) => `
  select count(*)::integer as total, (count(distinct flat_key) filter (where removed_on is null))::integer as on_sale
  from advert where (${whose}) and aside is null`;

interface Totals {
  readonly total: number;
  readonly on_sale: number;
}

const FLAT_LIST = statement<{ number: string }, BriefRow>(list(OF_FLAT));
const FLAT_TOTALS = statement<{ number: string }, Totals>(totals(OF_FLAT));
const HOUSE_LIST = statement<{ house: number }, BriefRow>(list(OF_HOUSE));
const HOUSE_TOTALS = statement<{ house: number }, Totals>(totals(OF_HOUSE));

/** Adverts that gave a flat's number with the others of that flat, or all of a house. */
export async function advertsByNumber(
  deps: MarketDeps,
  written: string,
  signal: AbortSignal,
): Promise<Result<AdvertsByNumber, 'kad_number_wrong' | 'source_unavailable'>> {
  const kad_number = parseCadastralNumber(written);
  if (!kad_number) return refuse('kad_number_wrong');
  const [ofFlat = { total: 0, on_sale: 0 }] = await FLAT_TOTALS(deps.db, { number: kad_number });
  if (ofFlat.total > 0) {
    const rows = await FLAT_LIST(deps.db, { number: kad_number });
    return done({ kad_number, of: 'flat', ...ofFlat, list: await briefs(deps, rows) });
  }
  const house = await houseWithNumber(deps, kad_number, signal);
  if (house === undefined) return hostIsSilent();
  if (house === null) return done({ kad_number, of: null, total: 0, on_sale: 0, list: [] });
  const [ofHouse = { total: 0, on_sale: 0 }] = await HOUSE_TOTALS(deps.db, { house });
  const rows = await HOUSE_LIST(deps.db, { house });
  return done({ kad_number, of: 'house', ...ofHouse, list: await briefs(deps, rows) });
}

const briefs = ({ db, now }: MarketDeps, rows: readonly BriefRow[]) => briefsOf(db, rows, moscowDay(now()));

/** The host knows houses by number; undefined while it is silent, which is no «nobody knows it». */
async function houseWithNumber(
  { marketAnswers, adverts }: MarketDeps,
  number: string,
  signal: AbortSignal,
): Promise<number | null | undefined> {
  const said = await marketAnswers.ask(`number ${number}`, signal, (given) =>
    adverts.byKadNumber(number, given),
  );
  if (said === undefined) return undefined;
  const houses = new Set((said?.rows ?? []).map(({ fields }) => fields.id_dom ?? null));
  const [house = null] = houses;
  return houses.size === 1 ? house : null;
}
