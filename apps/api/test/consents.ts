import { currentVersion } from '@proverka/contract/consent-versions';
import type { ConsentPurpose } from '@proverka/contract/consent-versions';
import { moscowDay } from '@proverka/words/moments';
import type { SignedInPerson } from './world.ts';

const today = moscowDay(new Date());

/** Versions that hold today. */
export const processingConsent = { personal_data_version: currentVersion('personal_data', today) };
export const consentNow = { offer_version: currentVersion('offer', today), ...processingConsent };

/** Agrees on the page «Согласия». */
export async function agreeTo(
  person: SignedInPerson,
  purpose: Exclude<ConsentPurpose, 'offer' | 'personal_data'>,
) {
  const payload = { version: currentVersion(purpose, today) };
  const answer = await person.request({ method: 'POST', url: `/person/consents/${purpose}`, payload });
  if (answer.statusCode !== 200) throw new Error(`consent was refused: ${answer.body}`);
}
