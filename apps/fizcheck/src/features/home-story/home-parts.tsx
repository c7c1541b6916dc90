import type { Landing } from '@proverka/landing/landing';
import type { ServedParts } from '@proverka/landing/served-page';
import { usePlatform } from '@proverka/shell-sdk/platform';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { faqPage } from '@proverka/shell-sdk/structured-data';
import { homeOf, sampledLandings } from '../../content/homes/homes.ts';
import { landingText } from '../../content/landing-text.ts';
import { HomeStory, HomeWords } from './home-story.tsx';

/** Texts of all hosts' main pages: one process renders them all. */
export async function homeParts(): Promise<ServedParts> {
  const landings = await Promise.all(sampledLandings.map(landingText));
  const samples = new Map<string, Landing['sample']>(landings.map(({ id, sample }) => [id, sample]));
  return {
    Words: HomeWords,
    Story: function Story() {
      const { host } = usePlatform();
      const sample = samples.get(homeOf(host.variant).sampleOf);
      return <HomeStory {...(sample && { sample })} />;
    },
    head,
  };
}

function head({ platform: { brand, host, origin } }: PageContext): PageHead {
  const { title, description, questions } = homeOf(host.variant);
  const { company, inn, address } = brand.requisites;
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: company,
    url: `${origin}/`,
    email: brand.supportEmail,
    taxID: inn,
    address,
  };
  return { title, description, structuredData: [organization, faqPage(questions)] };
}
