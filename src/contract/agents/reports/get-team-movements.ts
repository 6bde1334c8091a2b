import { enums, type Infer, nullable, object, optional, refine, string, type } from 'superstruct'
import { isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { AccountPrefix } from './line-report.ts'
import { rangeFields } from './team-range.ts'

/** The part of a movement that agents see: no method, bank or reference. */
export const movementKinds = ['deposit', 'withdrawal', 'reward', 'rebate', 'transfer'] as const

const TeamMovementsRequestStruct = refine(
  object({
    ...rangeFields,
    kind: optional(enums(movementKinds)),
    prefix: optional(AccountPrefix),
    ...pageRequest,
  }),
  'days',
  isRange,
)
export type TeamMovementsRequest = Infer<typeof TeamMovementsRequestStruct>

const TeamMovementStruct = type({
  /** Identifies entries; it has no other meaning. */
  id: string(),
  account: string(),
  kind: enums(movementKinds),
  /** The amount that the account received; negative for a payment. */
  amount: MinorUnits,
  at: Instant,
})
export type TeamMovement = Infer<typeof TeamMovementStruct>

export const getTeamMovements = defineCall({
  name: 'getTeamMovements',
  summary: 'Movements of money of the accounts of the line, newest first.',
  method: 'GET',
  path: '/wps/agent/report/movements',
  auth: 'agent',
  request: TeamMovementsRequestStruct,
  response: type({ ...Paged(TeamMovementStruct).schema, currency: CurrencyCode, asOf: nullable(Instant) }),
})
