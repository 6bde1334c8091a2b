import { type Area, kept } from '#gateway/area.ts'
import { keepZone } from './zone-offsets.ts'

export const settingsArea: Area = {
  jobs: [
    // The zone is a setting, which changes without a restart.
    { name: 'keep the time zone', times: '11 * * * * *', run: ({ database, now }) => keepZone(database, now()) },
  ],
  retention: {
    closed_time: kept('one row'),
    zone_offset: kept('stay: one for each change of the clock of the operator’s zone'),
    system_setting: kept('stay: one for each setting'),
  },
}
