import { optional } from 'superstruct'
import { CivilDay } from '#contract/days.ts'
import { AccountPrefix, TeamLevel } from './line-report.ts'

/** Civil days in the operator's time zone, both inclusive. `isRange` refuses more than 366 in a request. */
export const rangeFields = { from: CivilDay, to: CivilDay }

/** The accounts of the team in a list; left out, all of them. */
export const accountFields = { level: optional(TeamLevel), prefix: optional(AccountPrefix) }
