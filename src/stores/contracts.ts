import { atom } from 'nanostores'
import { getContracts } from '#contract/agent/get-contracts.ts'
import type { ContractRequest } from '#contract/entities/contract-request.ts'
import { isEnabled, modules } from '#contract/entities/whitelabel.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import { loadPermission } from './permission.ts'
import { $session, $token } from './session.ts'
import { contractsKey } from './storage-keys.ts'

/** Contract requests that wait for this member's answer; undefined until they are loaded. */
export const $contractRequests = atom<readonly ContractRequest[] | undefined>(undefined)

/** Loads them. Throws `CallError`. */
export async function loadContractRequests(): Promise<readonly ContractRequest[]> {
  const token = $token.get()
  const { requests } = await call(getContracts, {})
  if ($token.get() === token) $contractRequests.set(requests)
  return requests
}

/** Loads them for agents, and for members if the operator has contracts. Trial users have none (product rule 15.3). Throws `CallError`. */
export async function loadOffers(language: string): Promise<readonly ContractRequest[]> {
  const session = $session.get()
  if (!session || session.role === 'trial') return []
  if (session.role === 'agent') return await loadContractRequests()
  const permission = await loadPermission(language)
  if (!permission || !isEnabled(permission.info.whitelabel, modules.agentPolicy)) return []
  return await loadContractRequests()
}

/**
 * Whether the popup opens without a tap: once after a login, if a request waits for an answer (product rule 15.3).
 * Throws `CallError`.
 */
export async function contractsToShow(language: string): Promise<boolean> {
  const session = $session.get()
  if (!session || session.role === 'trial' || environment.tab.get(contractsKey) === session.account) return false
  const requests = await loadOffers(language)
  if ($contractRequests.get()) environment.tab.set(contractsKey, session.account)
  return requests.length > 0
}

$token.listen(() => $contractRequests.set(undefined))
