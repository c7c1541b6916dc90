import { usePlatform } from '@proverka/shell-sdk/platform';
import { LegalDocument } from '../legal/legal-document.tsx';
import { offerText } from '../legal/offer-text.ts';

export function Component() {
  const { brand, settings } = usePlatform();
  return <LegalDocument text={offerText(brand, settings.textVersions.offer)} />;
}
