import { atom } from 'nanostores'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { ContractTerms } from '#contract/agents/contracts/contract-terms.ts'
import { getContractHistory } from '#contract/agents/contracts/get-contract-history.ts'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { getDownlineContracts } from '#contract/agents/contracts/get-downline-contracts.ts'
import { offerContract } from '#contract/agents/contracts/offer-contract.ts'
import { simulateContract } from '#contract/agents/contracts/simulate-contract.ts'
import { terminateContract } from '#contract/agents/contracts/terminate-contract.ts'
import { withdrawContractOffer } from '#contract/agents/contracts/withdraw-contract-offer.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { computing } from '#stores/agents/computations/computing.ts'
import { call } from '#stores/call.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

export type DownlineContracts = ResponseOf<typeof getDownlineContracts>
export type Downline = DownlineContracts['list'][number]
export type Simulation = ResponseOf<typeof simulateContract>

const pageSize = 20

/** The agents of the list: a search by the beginning of names, and a page. The address has `?account=…&cursor=…`. */
export const contractFilter = addressFilter({ account: text('account'), cursor: text('cursor') })

/** Agents directly below with their contracts. */
export const downlines = resource(contractFilter.$filter, (filter) => {
  const { account, cursor } = filter
  return pageOrFirst(contractFilter, filter, () =>
    call(getDownlineContracts, { pageSize, ...(account && { account }), ...(cursor && { cursor }) }),
  )
})

/** The caller's own contracts. */
export const agentContracts = resource(() => call(getContracts, {}))

function refresh(): void {
  downlines.refresh()
  agentContracts.refresh()
}

/** Offers a contract. Throws `CallError`. @returns until when it waits */
export async function offer(downline: string, terms: ContractTerms): Promise<string> {
  const { expiresAt } = await call(offerContract, { downline, terms })
  refresh()
  return expiresAt
}

/** Withdraws an open request. Throws `CallError`. */
export async function takeBack(requestId: string): Promise<void> {
  await call(withdrawContractOffer, { requestId })
  refresh()
}

/**
 * Asks the other side to end a contract. Throws `CallError`.
 *
 * @param downline the agent who has it; undefined for the caller's own contract
 */
export async function askForEnd(downline: string | undefined, contract: ContractType, withdrawPassword: string) {
  await call(terminateContract, { ...(downline !== undefined && { downline }), contract, withdrawPassword })
  refresh()
}

/** Simulates a change; without terms, the end of the contract. Past periods of a large line come later than everything else. */
export const simulation = (downline: string, contract: ContractType, terms: ContractTerms | null) =>
  computing<Simulation>(
    (again) => call(simulateContract, { downline, contract, terms, ...(again && { again }) }),
    ({ periods }) => periods,
  )

/**
 * Events of contracts, newest first, page by page. It opens within a card, so its page is not in the address.
 *
 * @param downline account of an agent directly below; undefined for the own contracts
 */
export function contractHistory(downline: string | undefined) {
  const $cursor = atom<string | undefined>()
  const events = resource($cursor, (cursor) =>
    call(getContractHistory, { pageSize, ...(downline !== undefined && { downline }), ...(cursor && { cursor }) }),
  )
  return { ...events, show: (cursor?: string) => $cursor.set(cursor) }
}
