import { noticeIdOf } from './notice-id.domain.ts';
import { dayOf, isoOf } from './days.domain.ts';
import { FAULTS } from './episode.ts';
import { flatOfEpisode, type Market } from './grow.domain.ts';
import { CONDITION_NAMES } from './conditions.ts';
import { explained, hiddenEffect } from './price.domain.ts';

// What only tests and benches may know. No source imports this file.

export type SaleTruth = {
  kadNumber: string;
  registeredOn: string;
  /** Rubles. */
  paid: number;
  /** By the market's formula with everything it knows, and without the factor that no answer tells. */
  oracle: number;
  withoutHidden: number;
  condition: (typeof CONDITION_NAMES)[number];
  /** The scale of what no formula explains, a share of the price. */
  scatter: number;
  district: number;
};

/** Every sale registered by a day with what the market's own formula says of it. */
export function salesTruth(market: Market, until: string): SaleTruth[] {
  const last = dayOf(until);
  const truths: SaleTruth[] = [];
  for (let index = 0; index < market.episodes.length(); index += 1) {
    const episode = market.episodes.at(index);
    const { soldOn, condition, until: agreedOn } = episode;
    if (soldOn === 0 || soldOn > last) continue;
    const house = market.houseOf(episode.house);
    const flat = flatOfEpisode(market, episode);
    const withoutHidden = flat.area * Math.exp(explained(house, flat, condition, agreedOn));
    truths.push({
      kadNumber: flat.kadNumber,
      registeredOn: isoOf(soldOn),
      paid: episode.paid,
      oracle: withoutHidden * Math.exp(hiddenEffect(house, flat)),
      withoutHidden,
      condition: CONDITION_NAMES[condition] ?? 'cosmetic',
      scatter: house.district.scatter,
      district: house.district.id,
    });
  }
  return truths;
}

export type NoticeTruth = {
  id: number;
  /** Adverts with the same text here sell the same flat at the same time: duplicates of each other. */
  offer: string;
  kadNumber: string;
  floor: number;
  rooms: number;
  dom: number;
  from: number;
  until: number;
  faults: (keyof typeof FAULTS)[];
};

/** What each advert published by a day really sells; a cheat's advert is an offer of its own. */
export function noticesTruth(market: Market, until: string): NoticeTruth[] {
  const last = dayOf(until);
  const truths: NoticeTruth[] = [];
  for (let index = 0; index < market.notices.length(); index += 1) {
    const notice = market.notices.at(index);
    if (notice.from > last) continue;
    const episode = market.episodes.at(notice.episode);
    const flat = flatOfEpisode(market, episode);
    const isFraud = (notice.faults & FAULTS.fraud) !== 0;
    truths.push({
      id: noticeIdOf(index),
      offer: isFraud ? `fraud ${index}` : `offer ${notice.episode}`,
      kadNumber: flat.kadNumber,
      floor: flat.floor,
      rooms: flat.rooms,
      dom: episode.house,
      from: notice.from,
      until: notice.until,
      faults: (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).filter(
        (name) => (notice.faults & FAULTS[name]) !== 0,
      ),
    });
  }
  return truths;
}
