import { getContracts } from '#contract/agent/get-contracts.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

/** The kinds of contracts in force for the agent; menus show their screens. */
export const contractsInForce = resource(() => call(getContracts, {}))
