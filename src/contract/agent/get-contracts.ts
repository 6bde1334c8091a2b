import { array, boolean, nullable, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { ContractRequestStruct, RequestKind } from '#contract/entities/contract.ts'

/**
 * The specification's consolidated contract info (§3): of each contract whether one is in force, and under the
 * specification's names which request for one waits for an answer; `requests` has what is offered. Clients ask where
 * AGENTPOLICY3 is on.
 */
export const getContracts = defineCall({
  name: 'getContracts',
  summary: 'Contracts in force, and those that wait for an answer.',
  method: 'GET',
  path: '/wps/agent/contract/consolidated',
  auth: 'member',
  request: object({}),
  response: type({
    dividendContract: boolean(),
    dailySalary: boolean(),
    hourlySalary: boolean(),
    salary: boolean(),
    divtypereq: nullable(RequestKind),
    dailysalreqtype: nullable(RequestKind),
    contracthoursalreq: nullable(RequestKind),
    realtimesalreqtype: nullable(RequestKind),
    requests: array(ContractRequestStruct),
  }),
})
