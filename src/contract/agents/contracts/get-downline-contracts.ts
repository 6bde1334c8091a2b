import { array, object, optional, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { CurrencyCode, Text } from '#contract/scalars.ts'
import { ContractRequestStruct, HeldContractStruct } from './contract-request.ts'

const DownlineContractsStruct = type({
  account: string(),
  currency: CurrencyCode,
  contracts: array(HeldContractStruct),
  requests: array(ContractRequestStruct),
})

/** Sorted by account name. `account` is the beginning of the names. */
export const getDownlineContracts = defineCall({
  name: 'getDownlineContracts',
  summary: 'Agents directly below, with their contracts and open requests.',
  method: 'GET',
  path: '/wps/agent/contract/downline',
  auth: 'agent',
  request: object({ account: optional(Text), ...pageRequest }),
  response: type({
    ...Paged(DownlineContractsStruct).schema,
    /** The caller's open request to the own upline. */
    asked: array(ContractRequestStruct),
  }),
})
