import { object } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { Rate } from './agent-link.ts'
import { DownlineRebateStruct } from './get-downline-rebates.ts'

/** It is in force from the next civil day of the operator on. Another change on the same day replaces it. */
export const setDownlineRebate = defineCall({
  name: 'setDownlineRebate',
  summary: 'Sets the rebate of an account directly below the agent, from the next day on.',
  method: 'PUT',
  path: '/wps/agent/downline/rebate',
  auth: 'agent',
  request: object({ account: Text, rate: Rate }),
  response: DownlineRebateStruct,
  errors: ['downline_unknown', 'rebate_above_own', 'rebate_below_downline'],
})
