import { z } from 'zod';
import { countedPlainly } from '@proverka/words/plural';
import { defineCheck } from '../../check.ts';
import { withKnownCar } from './known-car.ts';

const accidentsSchema = z.object({
  Accidents: z
    .array(
      z.object({
        AccidentDateTime: z.string().max(40),
        AccidentType: z.string().max(200),
        RegionName: z.string().max(200),
        VehicleMark: z.string().max(100).nullish(),
        VehicleModel: z.string().max(100).nullish(),
        VehicleDamageState: z.string().max(200).nullish(),
        AccidentNumber: z.string().max(60),
        DamagePoints: z.array(z.string().max(10)).max(40).nullish(),
      }),
    )
    .max(500),
});

/** Accidents registered by the traffic police since 2015; those settled without the police are not included. */
export const accidentsCheck = defineCheck<'car', z.infer<typeof accidentsSchema>>({
  type: 'car_dtp',
  questionPrice: 0,
  kind: 'car',
  title: 'Аварии',
  ask: (sources, car, _ticket, signal) =>
    withKnownCar(sources, car, signal, (known) =>
      sources.vehicle.check('dtp', known, accidentsSchema, signal),
    ),
  findings: ({ data }) => {
    const accidents = data?.Accidents ?? [];
    if (accidents.length === 0) {
      return [
        {
          level: 'clear',
          code: 'car_dtp_none',
          title: 'Аварий не зарегистрировано',
          text: 'Госавтоинспекция не знает аварий с этим автомобилем с 2015 года. Оформленные без полиции и более ранние сюда не попадают.',
        },
      ];
    }
    return [
      {
        level: 'warning',
        code: 'car_dtp_found',
        title: `${countedPlainly(accidents.length, 'авария', 'аварии', 'аварий')} по сведениям Госавтоинспекции`,
        text: 'Сверьте повреждённые места с кузовом и попросите документы о ремонте: после сильного удара меняется цена и безопасность.',
        records: accidents.map((one) => ({
          title: `${one.AccidentType}, ${one.AccidentDateTime}`,
          facts: [
            { name: 'Регион', value: one.RegionName },
            ...(one.VehicleDamageState ? [{ name: 'Состояние', value: one.VehicleDamageState }] : []),
            ...(one.DamagePoints?.length
              ? [{ name: 'Повреждённые места, номера на схеме', value: one.DamagePoints.join(', ') }]
              : []),
            { name: 'Номер', value: one.AccidentNumber },
          ],
        })),
      },
    ];
  },
});
