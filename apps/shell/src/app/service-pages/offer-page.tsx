import { usePlatform } from '@proverka/shell-sdk/platform';
import { LegalDocument } from './legal-document.tsx';
import { offerText } from './offer-text.ts';

export function Component() {
  const { brand, settings } = usePlatform();
  return <LegalDocument text={offerText(brand, settings.textVersions.offer)} />;
}
