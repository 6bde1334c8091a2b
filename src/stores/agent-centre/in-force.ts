import { atom, onMount } from 'nanostores'
import { boolean, type Infer, type } from 'superstruct'
import { getContracts } from '#contract/agent/get-contracts.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { readKept } from '#stores/kept.ts'
import { resource } from '#stores/resource.ts'
import { listKey } from '#stores/storage-keys.ts'

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

/** The kinds of contracts in force for the agent; menus show their screens. */
const contractsInForce = resource(() => call(getContracts, {}))

/**
 * The same for menus: what the session knew last, until the answer is here, so that a menu does not change under a finger.
 * Undefined in a new session until the answer; none if there is no answer.
 */
export const $inForce = atom<InForce | undefined>(undefined)

onMount($inForce, () => {
  const kept = readKept(key, InForceStruct)
  if (kept) $inForce.set(kept)
  return contractsInForce.$state.subscribe((state) => {
    if (state.phase === 'failed' && !$inForce.get()) $inForce.set(none)
    if (!('value' in state)) return
    const { dividendContract, dailySalary, hourlySalary, salary } = state.value
    const inForce = { dividendContract, dailySalary, hourlySalary, salary }
    environment.tab.set(key, JSON.stringify(inForce))
    $inForce.set(inForce)
  })
})
