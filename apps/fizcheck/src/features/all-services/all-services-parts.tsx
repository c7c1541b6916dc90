import { servicesOf } from '@proverka/catalogue/services';
import type { ServedParts } from '@proverka/landing/served-page';
import { LandingSection } from '@proverka/landing/landing-section';
import { Questions } from '@proverka/landing/questions';
import { ServiceCards } from '@proverka/landing/service-cards';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { faqPage } from '@proverka/shell-sdk/structured-data';
import { typeset } from '@proverka/words/typeset';
import { allServicesQuestions } from '../../content/all-services-questions.ts';

export const allServicesParts: ServedParts = {
  Words: AllServicesWords,
  Story: AllServicesStory,
  head: () => ({
    title: 'Что такое Fizcheck: все проверки и цены',
    description:
      'Все проверки Fizcheck с ценами и сроками: люди, долги и суды, документы, компании, автомобили, недвижимость. Что бесплатно и с чего начать.',
    structuredData: [faqPage(allServicesQuestions)],
  }),
};

function AllServicesWords() {
  return (
    <>
      <h1 className="landing-title">Что такое Fizcheck</h1>
      <p className="landing-lead">
        {typeset(
          'Сервис спрашивает открытые официальные источники о человеке, компании или машине и складывает ответы в один отчёт: вывод, находки по важности, каждый источник с датой. Ниже — всё, что можно проверить, и сколько это стоит.',
        )}
      </p>
    </>
  );
}

function AllServicesStory() {
  const { brand } = usePlatform();
  return (
    <>
      {servicesOf(brand.id).map(({ title, items }, place) => (
        <LandingSection key={title} id={`group-${place}`} title={title} layout="dense">
          <ServiceCards services={items} />
        </LandingSection>
      ))}
      <LandingSection id="questions" title="Вопросы и ответы" tone="sunken" layout="aside">
        <Questions questions={allServicesQuestions} />
      </LandingSection>
    </>
  );
}
