import { atom } from 'nanostores'
import { getContracts } from '#contract/agent/get-contracts.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

const $always = atom(true)

/** Which kinds of contracts are in force for the agent; menus show the screens of those. */
export const contractsInForce = resource($always, () => call(getContracts, {}))
