import { atom, onMount } from 'nanostores'
import { boolean, type Infer, type } from 'superstruct'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { resource } from '#stores/resource.ts'
import { listKey } from '#stores/storage-keys.ts'
import { readStored } from '#stores/stored.ts'

const InForceStruct = type({
  dividendContract: boolean(),
  dailySalary: boolean(),
  hourlySalary: boolean(),
  salary: boolean(),
})

/** The kinds of contracts in force. */
export type InForce = Readonly<Infer<typeof InForceStruct>>

const key = listKey(getContracts.name)

const none: InForce = { dividendContract: false, dailySalary: false, hourlySalary: false, salary: false }

const contracts = resource(() => call(getContracts, {}))

/**
 * The kinds of contracts in force for the agent; menus show their screens. Until the answer it is what the session knew last, so that a
 * menu does not change under a finger: undefined in a new session, and none if there is no answer then.
 */
export const $inForce = atom<InForce | undefined>(undefined)

onMount($inForce, () =>
  contracts.$state.subscribe((state) => {
    if (state.phase === 'waiting') return $inForce.set(readStored(key, InForceStruct))
    if (state.phase === 'failed') return $inForce.set($inForce.get() ?? none)
    const { dividendContract, dailySalary, hourlySalary, salary } = state.value
    const inForce = { dividendContract, dailySalary, hourlySalary, salary }
    environment.tab.set(key, JSON.stringify(inForce))
    $inForce.set(inForce)
  }),
)
