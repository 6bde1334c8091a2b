import { type Area, kept, later } from '#gateway/area.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { addDays } from '#lib/civil-days.ts'
import { askAboutAll } from './ask-register.ts'
import type { ExclusionRegister } from './exclusion-register.ts'
import { exported } from './exported.ts'
import { protectionRoutes } from './routes.ts'

interface Needed {
  readonly auth: { readonly register: ExclusionRegister }
}

export const protectionArea: Area<Needed> = {
  calls: (deps) => protectionRoutes(deps),
  jobs: [
    {
      name: 'ask the exclusion register',
      times: '55 */15 * * * *',
      run: (deps, ports) => askAboutAll(deps, ports.auth.register),
    },
  ],
  exported,
  retention: {
    member_limit: kept('stay until they are removed'),
    member_protection: kept('stay'),
    member_protection_event: kept('stay: the record of limits, pauses and exclusions'),
    play_clock: kept('one row for each player with a limit or a check'),
    // Limits look back a month.
    play_day: later('a year', async ({ database, now }) => {
      const { today } = await operatorDays(database, now())
      await purge(database, 'play_day', 'day < :day::date', { day: addDays(today, -365) })
    }),
  },
}
