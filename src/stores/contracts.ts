import { getContracts } from '#contract/agent/get-contracts.ts'
import type { ContractRequest } from '#contract/entities/contract-request.ts'
import { isEnabled, modules } from '#contract/entities/whitelabel.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import { loadPermission } from './permission.ts'
import { type ResourceStore, resource } from './resource.ts'
import { $session } from './session.ts'
import { contractsKey } from './storage-keys.ts'

/**
 * The requests that wait for this account's answer; undefined if it has no contracts. Agents have them, members if the
 * operator has contracts, and trial users never (product rule 15.3).
 */
async function loadRequests(language: string): Promise<readonly ContractRequest[] | undefined> {
  const session = $session.get()
  if (!session || session.role === 'trial') return undefined
  if (session.role !== 'agent') {
    const permission = await loadPermission(language)
    if (!permission || !isEnabled(permission.info.whitelabel, modules.agentPolicy)) return undefined
  }
  const { requests } = await call(getContracts, {})
  return requests
}

let shared: ResourceStore<readonly ContractRequest[] | undefined> | undefined

/** The same for every part of the page that shows them. A page has one language. */
export const contractRequests = (language: string) => (shared ??= resource(() => loadRequests(language)))

/**
 * Whether the popup opens without a tap: once after a login, if a request waits for an answer (product rule 15.3).
 * Throws `CallError`.
 */
export async function contractsToShow(language: string): Promise<boolean> {
  const session = $session.get()
  if (!session || environment.tab.get(contractsKey) === session.account) return false
  const requests = await loadRequests(language)
  if (requests && $session.get()?.token === session.token) environment.tab.set(contractsKey, session.account)
  return requests !== undefined && requests.length > 0
}
