import type { ContractRequest } from '#contract/agents/contracts/contract-request.ts'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { isEnabled, modules } from '#contract/site/system/whitelabel.ts'
import { $session } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { type ResourceStore, resource } from '#stores/resource.ts'
import { loadPermission } from '#stores/site/system/permission.ts'
import { contractsKey } from '#stores/storage-keys.ts'

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
