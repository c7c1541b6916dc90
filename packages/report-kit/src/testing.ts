import type { Report, ReportTask } from '@proverka/contract/report';

const id = (last: string): string => `0192f0c1-0000-7000-8000-0000000000${last}`;

/** An invented report in progress; override what the test is about. */
export function exampleReport(changes: Partial<Report> = {}): Report {
  return {
    order_item_id: id('01'),
    order_id: id('02'),
    number: '7K3M-9QDT-XW2P',
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка об объекте: собственники и обременения',
    object_key: '78:31:0099001:101',
    object_address: 'г. Санкт-Петербург, ул. Тестовая, д. 1, кв. 1',
    subject: {
      kind: 'object',
      display_name: 'г. Санкт-Петербург, ул. Тестовая, д. 1, кв. 1',
      data: {},
    },
    edits_left: 0,
    status: 'running',
    created_at: '2026-11-20T09:12:00.000Z',
    completed_at: null,
    expires_at: null,
    expected: { p50: 1800, p95: 86_400, measured: false },
    money_note: '',
    tasks: [exampleTask()],
    verdict: null,
    findings: [],
    extracts: [],
    has_pdf: false,
    confirm_path: '/confirm/7K3M-9QDT-XW2P/',
    rating: null,
    ...changes,
  };
}

export function exampleTask(changes: Partial<ReportTask> = {}): ReportTask {
  return {
    task_id: id('03'),
    task_type: 'egrn_object',
    title: 'Выписка ЕГРН об объекте',
    status: 'running',
    attempts: 1,
    started_at: '2026-11-20T09:12:04.000Z',
    finished_at: null,
    source: 'Росреестр',
    source_date: null,
    reason: '',
    missing_requirements: [],
    can_restart: false,
    price: 0,
    can_resume: false,
    ...changes,
  };
}

type Listener = (event: MessageEvent<string>) => void;

/** A fake of the browser's EventSource, and every stream opened through it, the newest last. */
export interface FakeStreams {
  readonly EventSource: new (url: string) => EventSource;
  readonly opened: readonly FakeStream[];
  /** The newest stream, once there is one: what is sent to a page that listens not yet would be lost. */
  readonly whenOpened: () => Promise<FakeStream>;
}

export interface FakeStream {
  readonly url: string;
  readonly isClosed: () => boolean;
  readonly open: () => void;
  readonly send: (report: Report) => void;
  readonly fail: () => void;
}

/** `vi.stubGlobal('EventSource', streams.EventSource)`: the test opens, feeds and breaks streams itself. */
export function createFakeStreams(): FakeStreams {
  const opened: FakeStream[] = [];
  let isOpen = () => {};
  const first = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  function FakeEventSource(this: Record<string, unknown>, url: string) {
    const listeners = new Map<string, Listener[]>();
    const emit = (type: string, data = '') => {
      for (const listener of listeners.get(type) ?? []) listener(new MessageEvent(type, { data }));
    };
    let isClosed = false;
    this['readyState'] = 0;
    this['addEventListener'] = (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    this['close'] = () => {
      isClosed = true;
      this['readyState'] = 2;
    };
    opened.push({
      url,
      isClosed: () => isClosed,
      open: () => {
        this['readyState'] = 1;
        emit('open');
      },
      send: (report) => emit('report', JSON.stringify(report)),
      fail: () => {
        this['readyState'] = 0;
        emit('error');
      },
    });
    isOpen();
  }
  return {
    EventSource: FakeEventSource as unknown as FakeStreams['EventSource'],
    opened,
    whenOpened: async () => {
      await first;
      return opened[opened.length - 1] as FakeStream;
    },
  };
}
