import { usePlatform } from '@proverka/shell-sdk/platform';
import { LegalDocument } from '../legal/legal-document.tsx';
import { privacyText } from '../legal/privacy-text.ts';

export function Component() {
  const { brand } = usePlatform();
  return <LegalDocument text={privacyText(brand)} />;
}
