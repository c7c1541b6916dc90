import { usePlatform } from '@proverka/shell-sdk/platform';
import { LegalBody } from './legal-document.tsx';
import { offerText } from './offer-text.ts';
import { privacyText } from './privacy-text.ts';

export type LegalTextName = 'offer' | 'privacy';

export function LegalDialog({ name }: { readonly name: LegalTextName }) {
  const { brand, settings } = usePlatform();
  const { offer } = settings.textVersions;
  return <LegalBody text={name === 'offer' ? offerText(brand, offer) : privacyText(brand)} />;
}
