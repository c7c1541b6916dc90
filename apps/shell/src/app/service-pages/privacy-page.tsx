import { usePlatform } from '@proverka/shell-sdk/platform';
import { LegalDocument } from './legal-document.tsx';
import { privacyText } from './privacy-text.ts';

export function Component() {
  const { brand, settings } = usePlatform();
  return <LegalDocument text={privacyText(brand, settings.textVersions.personalData)} />;
}
