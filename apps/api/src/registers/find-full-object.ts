import type { ObjectDetails, ObjectInfo } from '@proverka/contract/object';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { formatDate } from '@proverka/words/dates';
import type { Answer } from '#platform/outbound/source.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import type { RegistersDeps } from './deps.ts';
import { infoOfKadnet, kadnetTitle } from './sources/kadnet/objects.ts';
import type { KadnetObject } from './sources/kadnet/objects.ts';
import { nspdTitle } from './sources/nspd/nspd.ts';
import type { MapArea } from './sources/nspd/neighbours.ts';
import type { MapObject } from './sources/nspd/nspd.ts';
import { countSourceUse, findObject } from './find-object.ts';
import type { ObjectRefusal, ObjectWish } from './find-object.ts';
import { shownDetails, withPlan } from './objects/known-plan.domain.ts';
import { mergeInfo } from './objects/object-info.domain.ts';
import { boxToAsk } from './objects/object-plan.domain.ts';
import type { KeptDetails, KeptNeighbours } from './objects/object-plan.domain.ts';
import { keyOf, rememberDetails } from './object.store.ts';
import type { KnownObject } from './object.store.ts';

/** Section 9: the page waits 40 seconds for full info; the API returns what it has a little earlier. */
const FULL_INFO_MS = 38_000;

/** Full info from both registers in parallel; every statement names its source, and silent sources are listed. */
export async function findFullObject(
  deps: RegistersDeps,
  input: ObjectWish,
): Promise<Result<KnownObject, ObjectRefusal>> {
  const signal = AbortSignal.any([input.signal, AbortSignal.timeout(FULL_INFO_MS)]);
  const known = await findObject(deps, { ...input, signal });
  if (!known.ok) return known;
  const { info: short } = known.value;
  const number = short.Number;
  if (!isCadastralNumber(number)) return known;
  const allowed = await countSourceUse(deps, input);
  if (!allowed.ok) return allowed;
  const [register, map] = await Promise.all([
    deps.objects.check({ numbers: [number], address: '' }, signal),
    deps.map.check(number, signal),
  ]);
  const info = mergedInfo(short, register, map);
  const details = await withSurroundings(
    deps,
    number,
    { details: mergedDetails(register, map), map },
    signal,
  );
  // Drawn once, when it is learnt: pages and images are asked for far more often.
  const kept = map.kind === 'unavailable' ? details : withPlan(info, details);
  if (kept.unavailable.length < 2)
    await rememberDetails(deps.db, keyOf(info), { info, details: kept }, deps.now());
  return done({ info, details: shownDetails(kept) });
}

/** Who lies around is asked once it is known where; without an outline there is nothing to draw neighbours beside. */
async function withSurroundings(
  deps: RegistersDeps,
  number: string,
  { details, map }: { readonly details: ObjectDetails; readonly map: Answer<MapObject> },
  signal: AbortSignal,
): Promise<KeptDetails> {
  const box = boxToAsk(details.outline);
  if (map.kind !== 'found' || box === null) return details;
  const neighbours: KeptNeighbours =
    box === 'too_large' ? { kind: 'too_large' } : await askNeighbours(deps, { number, box }, signal);
  return { ...details, surroundings: { kind: map.data.kind, neighbours } };
}

async function askNeighbours(
  deps: RegistersDeps,
  area: MapArea,
  signal: AbortSignal,
): Promise<KeptNeighbours> {
  const answer = await deps.mapNeighbours.check(area, signal);
  if (answer.kind === 'found') return { kind: 'known', ...answer.data };
  return answer.kind === 'nothing_found'
    ? { kind: 'known', objects: [], isCutOff: false }
    : { kind: 'silent' };
}

type Register = Answer<readonly KadnetObject[]>;

function mergedInfo(known: ObjectInfo, register: Register, map: Answer<MapObject>): ObjectInfo {
  const [listed] = register.kind === 'found' ? register.data : [];
  const registered = listed === undefined ? known : mergeInfo(known, infoOfKadnet(listed));
  if (map.kind !== 'found') return registered;
  // The map fills gaps; where both have a value the register's is used.
  const { AreaOKC: areaOkc } = map.data.info;
  return mergeInfo(map.data.info, { ...registered, AreaOKC: registered.AreaOKC || areaOkc });
}

function mergedDetails(register: Register, map: Answer<MapObject>): ObjectDetails {
  const [listed] = register.kind === 'found' ? register.data : [];
  return {
    facts: [
      ...(listed === undefined ? [] : factsOf(listed)),
      ...(map.kind === 'found' ? map.data.facts : []),
    ],
    outline: map.kind === 'found' ? map.data.outline : null,
    unavailable: [
      ...(register.kind === 'unavailable' ? [kadnetTitle] : []),
      ...(map.kind === 'unavailable' ? [nspdTitle] : []),
    ],
  };
}

type Fact = ObjectDetails['facts'][number];

/** Rights and encumbrances from the supplier's catalogue: a hint to order the extract, not a substitute for it. */
function factsOf({ Rights: rights, Year: year }: KadnetObject): Fact[] {
  const facts: Fact[] = year ? [factOf('Год постройки', year, null)] : [];
  for (const { Description: title, Number: number, Date: date, Encumbrances: encumbrances } of rights ?? []) {
    facts.push(factOf(title ?? 'Право', described(number, date), date));
    for (const one of encumbrances ?? []) {
      const words = described(one.Number, one.Date);
      facts.push(factOf(`Обременение: ${one.Description ?? 'без названия'}`, words, one.Date));
    }
  }
  return facts;
}

type Maybe = string | null | undefined;

const factOf = (title: string, value: string, date: Maybe): Fact => ({
  title,
  value,
  source: kadnetTitle,
  source_date: date ? date.slice(0, 10) : null,
});

const described = (number: Maybe, date: Maybe): string =>
  [number && `№ ${number}`, date && `от ${formatDate(date)}`].filter(Boolean).join(' ');
