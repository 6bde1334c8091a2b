import { atom } from 'nanostores'
import { getContractHistory } from '#contract/agent/get-contract-history.ts'
import { getContracts } from '#contract/agent/get-contracts.ts'
import { getDownlineContracts } from '#contract/agent/get-downline-contracts.ts'
import { offerContract } from '#contract/agent/offer-contract.ts'
import { simulateContract } from '#contract/agent/simulate-contract.ts'
import { terminateContract } from '#contract/agent/terminate-contract.ts'
import { withdrawContractOffer } from '#contract/agent/withdraw-contract-offer.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { ContractType } from '#contract/entities/contract.ts'
import type { ContractTerms } from '#contract/entities/contract-terms.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

export type DownlineContracts = ResponseOf<typeof getDownlineContracts>
export type Downline = DownlineContracts['list'][number]
export type Simulation = ResponseOf<typeof simulateContract>
export type History = ResponseOf<typeof getContractHistory>

/** Whom the list shows: names that begin so, and a page of them. In the address as `?account=…&page=…`. */
export const contractFilter = addressFilter({ account: text('account'), page: text('page') })

/** Agents directly below with their contracts. */
export const downlines = resource(contractFilter.$filter, ({ account, page }) =>
  call(getDownlineContracts, { ...(account && { account }), ...(Number(page) > 1 && { pageNo: Number(page) }) }),
)

/** What is agreed with the caller. */
export const ownContracts = resource(atom(true), () => call(getContracts, {}))

function refresh(): void {
  downlines.refresh()
  ownContracts.refresh()
}

/** Offers a contract. Throws `CallError`. @returns until when it waits */
export async function offer(downline: string, terms: ContractTerms): Promise<string> {
  const { expiresAt } = await call(offerContract, { downline, terms })
  refresh()
  return expiresAt
}

/** Takes back what was offered or asked for. Throws `CallError`. */
export async function takeBack(requestId: string): Promise<void> {
  await call(withdrawContractOffer, { requestId })
  refresh()
}

/**
 * Asks the other side to end a contract. Throws `CallError`.
 *
 * @param downline whose it is; undefined for the own one
 */
export async function askForEnd(downline: string | undefined, contract: ContractType, withdrawPassword: string) {
  await call(terminateContract, { ...(downline !== undefined && { downline }), contract, withdrawPassword })
  refresh()
}

/** What a change would do; without terms, the end of what there is. Throws `CallError`. */
export const simulate = (downline: string, contract: ContractType, terms: ContractTerms | null): Promise<Simulation> =>
  call(simulateContract, { downline, contract, terms })

/** A page of what happened, from 1 on. Throws `CallError`. @param downline undefined for the own contracts */
export const loadHistory = (downline: string | undefined, pageNo: number): Promise<History> =>
  call(getContractHistory, { ...(downline !== undefined && { downline }), pageNo })
