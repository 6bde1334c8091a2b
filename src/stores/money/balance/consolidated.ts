import type { ResponseOf } from '#contract/define-call.ts'
import { getConsolidatedFunds } from '#contract/money/balance/get-consolidated-funds.ts'
import { isEnabled, modules } from '#contract/site/system/whitelabel.ts'
import { $session } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'
import { loadPermission } from '#stores/site/system/permission.ts'
import { $wallet } from './balance.ts'

export type ConsolidatedFunds = ResponseOf<typeof getConsolidatedFunds>

/**
 * The money of a member wherever it is; undefined for trial users, and in houses without the agent policy (product rule
 * 18.11).
 */
export function consolidatedFunds(language: string) {
  const store = resource<ConsolidatedFunds | undefined>(async () => {
    if ($session.get()?.role === 'trial') return undefined
    const permission = await loadPermission(language)
    if (!permission || !isEnabled(permission.info.whitelabel, modules.agentPolicy)) return undefined
    return await call(getConsolidatedFunds, {})
  })
  /** Follows the balance while a component shows it. @returns a function that stops it */
  const follow = () => $wallet.listen((_, before) => before && store.refresh())
  return { ...store, follow }
}
