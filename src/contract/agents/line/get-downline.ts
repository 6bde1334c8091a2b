import { array, boolean, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant } from '#contract/scalars.ts'
import { DownlineName, downlinePlace, LineFiguresStruct } from './downline.ts'

/** Figures of the account itself, and of all accounts below it together; the latter null for members. */
const PeriodStruct = type({ own: LineFiguresStruct, team: nullable(LineFiguresStruct) })

/** Hidden data of an unavailable account are null (product rule 29.6). */
export const getDownline = defineCall({
  name: 'getDownline',
  summary: 'One account of the caller’s line: its place, and the activity of the account and those below it.',
  method: 'GET',
  path: '/wps/agent/downline',
  auth: 'agent',
  request: object({ downline: DownlineName }),
  response: type({
    ...downlinePlace,
    /** The agents between the caller and the account, from the caller down. Agents above the caller are not named. */
    path: array(type({ account: string(), level: integer() })),
    joinedAt: nullable(Instant),
    /** Accounts directly below, counted up to 1,000, and at any depth, counted up to 10,000. */
    below: integer(),
    team: integer(),
    /** Civil days of the operator's time zone. */
    periods: nullable(type({ today: PeriodStruct, month: PeriodStruct, lastMonth: PeriodStruct })),
    /** Whether money can be sent to the account: it is directly below, and available. */
    canReceive: boolean(),
    currency: CurrencyCode,
    /** The same field as in `getDownlines`. */
    countedTo: nullable(Instant),
  }),
  errors: ['downline_unknown'],
})
