import { array, boolean, nullable, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { RequestKind } from './contract.ts'
import { ContractRequestStruct, HeldContractStruct } from './contract-request.ts'

/**
 * For each kind of contract: whether one is in force, and which kind of request waits for an answer (product rule 15.3).
 * `requests` has the requests that the caller can answer, `contracts` the agreed contracts. Clients call it for agents, and for members
 * if AGENTPOLICY3 is on.
 */
export const getContracts = defineCall({
  name: 'getContracts',
  summary: 'Contracts in force, and requests that wait for an answer.',
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
    contracts: array(HeldContractStruct),
  }),
})
