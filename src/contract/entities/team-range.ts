import { optional } from 'superstruct'
import { CivilDay } from './days.ts'
import { AccountPrefix, TeamLevel } from './line-report.ts'

/** Civil days in the operator's time zone, both inclusive. Where they stand in a request, `isRange` refuses more than 366. */
export const rangeFields = { from: CivilDay, to: CivilDay }

/** Which accounts of the team a list shows; left out, all of them. */
export const accountFields = { level: optional(TeamLevel), prefix: optional(AccountPrefix) }
