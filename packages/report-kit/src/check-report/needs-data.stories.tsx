import { missingData } from '@proverka/contract/report';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Pressed } from '@proverka/ui-kit/stories/story-frame';
import { personReport, reportsUnderWay } from '../example-reports.ts';
import { exampleTask } from '../testing.ts';
import { NeedsData } from './needs-data.tsx';
import { ResumeSkipped } from './resume-skipped.tsx';

const meta = preview.meta({ title: 'Report/Needs data', component: NeedsData, decorators: [onStage] });

export const OneSource = meta.story(() => <NeedsData report={reportsUnderWay.needsData} />);

export const EveryField = meta.story(() => (
  <NeedsData
    report={personReport({
      status: 'needs_data',
      tasks: [
        exampleTask({
          title: 'Залоги движимого имущества в реестре уведомлений нотариальной палаты',
          status: 'needs_data',
          missing_requirements: missingData.filter((one) => one !== 'consent'),
        }),
        exampleTask({ task_id: 'task-2', title: 'ИНН по паспорту', status: 'needs_data' }),
      ],
    })}
  />
));

export const LeftEmpty = meta.story(() => (
  <Pressed button="Продолжить проверку">
    <NeedsData report={reportsUnderWay.needsData} />
  </Pressed>
));

const waiting = exampleTask({
  title: 'ИНН по паспорту',
  status: 'needs_data',
  missing_requirements: ['passport'],
});

/** Nothing else was answered, or the check has a price of its own. */
export const WhatSkippingCosts = meta.story(() => (
  <>
    <NeedsData report={personReport({ status: 'needs_data', tasks: [waiting] })} />
    <NeedsData
      report={personReport({
        status: 'needs_data',
        tasks: [{ ...waiting, price: 30.5 }, exampleTask({ task_id: 'task-2', status: 'found' })],
      })}
    />
  </>
));

/** Owners' data is given in their own forms. */
export const AboutOwners = meta.story(() => (
  <NeedsData
    report={personReport({
      status: 'needs_data',
      tasks: [
        { ...waiting, title: 'ИНН по паспорту — Тестов И. П.', owner_id: 'owner-1' },
        exampleTask({ task_id: 'task-2', status: 'found' }),
      ],
    })}
  />
));

export const SkippedBefore = meta.story(() => (
  <ResumeSkipped
    report={personReport({ status: 'done', tasks: [{ ...waiting, status: 'skipped', can_resume: true }] })}
  />
));
