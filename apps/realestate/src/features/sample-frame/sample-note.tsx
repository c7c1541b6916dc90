import { Banner } from '@proverka/ui-kit/banner';
import { typeset } from '@proverka/words/typeset';

/** Above every sample: nothing below is about a real object or person. */
export function SampleNote({ subject }: { readonly subject: string }) {
  return (
    <Banner title="Это пример">
      <p>{typeset(`${subject}. Всё вымышлено, устройство и слова — как в настоящем отчёте.`)}</p>
    </Banner>
  );
}
