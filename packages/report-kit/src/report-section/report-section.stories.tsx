import preview from '@proverka/ui-kit/stories/preview';
import { ReportRemark, ReportSection, ReportSubsection } from './report-section.tsx';

const meta = preview.meta({ title: 'Report/Section', component: ReportSection });

export const WithParts = meta.story(() => (
  <ReportSection title="Обременения" source="ЕГРН, выписка № КУВИ-001/2026-100000101 от 20.11.2026">
    <ReportSubsection title="Действующие">
      <ReportRemark>Записей нет.</ReportRemark>
    </ReportSubsection>
    <ReportSubsection title="Погашенные">
      <ReportRemark>Ипотека в силу закона, снята 14.05.2019.</ReportRemark>
    </ReportSubsection>
  </ReportSection>
));
export const Folded = meta.story(() => (
  <ReportSection title="Источники" fold={{ result: 'ответили 11 из 12', isOpen: false }}>
    <ReportRemark>Росреестр, ФССП, суды.</ReportRemark>
  </ReportSection>
));
export const WithoutSource = meta.story(() => (
  <ReportSection title="Сведения о правах, ограничениях, притязаниях и отметках о возражении">
    <ReportRemark>Выписка этого вида таких сведений не содержит.</ReportRemark>
  </ReportSection>
));
