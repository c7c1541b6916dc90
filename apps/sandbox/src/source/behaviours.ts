import type { Collection } from '../storage/collection.ts';
import {
  type Address,
  type Behaviour,
  chooseSetting,
  normaliseSubject,
  type Setting,
  settingId,
} from './behaviour.domain.ts';

export type Behaviours = {
  all: () => Setting[];
  set: (setting: Omit<Setting, 'id'>) => Setting;
  /** Removes the switches that match the given fields; all of them without any field. */
  clear: (which: Partial<Pick<Setting, 'source' | 'operation' | 'subject'>>) => number;
  remove: (id: string) => void;
  /** The behaviour for this call; decrements a switch with a limited number of calls. */
  take: (call: Address) => Behaviour;
};

export function createBehaviours(settings: Collection<Setting>): Behaviours {
  return {
    all: settings.all,
    remove: settings.remove,
    set(wish) {
      const { subject, ...rest } = wish;
      const named = { ...rest, ...(subject === undefined ? {} : { subject: normaliseSubject(subject) }) };
      const setting = { ...named, id: settingId(named) };
      settings.put(setting);
      return setting;
    },
    clear({ source, operation, subject }) {
      const wanted = subject === undefined ? undefined : normaliseSubject(subject);
      const going = settings
        .all()
        .filter(
          (setting) =>
            (source === undefined || setting.source === source) &&
            (operation === undefined || setting.operation === operation) &&
            (wanted === undefined || setting.subject === wanted),
        );
      for (const setting of going) settings.remove(setting.id);
      return going.length;
    },
    take(call) {
      const subjects = call.subjects.map(normaliseSubject);
      const setting = chooseSetting(settings.all(), { ...call, subjects });
      if (!setting) return { kind: 'normal' };
      if (setting.times !== undefined) {
        if (setting.times <= 1) settings.remove(setting.id);
        else settings.put({ ...setting, times: setting.times - 1 });
      }
      return setting.behaviour;
    },
  };
}
