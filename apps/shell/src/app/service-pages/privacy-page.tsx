import { usePlatform } from '@proverka/shell-sdk/platform';
import { LegalDocument } from '../legal/legal-document.tsx';
import { privacyText } from '../legal/privacy-text.ts';

export function Component() {
  const { brand, settings } = usePlatform();
  return <LegalDocument text={privacyText(brand, settings.textVersions.personalData)} />;
}
