import type { BrowserContext } from '@playwright/test'
import { getPermission } from '#contract/site/system/get-permission.ts'
import type { Permission } from '#contract/site/system/permission.ts'
import type { WhitelabelNode } from '#contract/site/system/whitelabel.ts'
import { gateway } from './account.ts'

/** Lets pages of this context receive a changed configuration of the operator. */
export async function operatorSays(context: BrowserContext, change: (info: Permission['info']) => void): Promise<void> {
  const value = await gateway()(getPermission, {})
  change(value.info)
  await context.route('**/wps/system/permission*', (route) => route.fulfill({ json: { success: true, value } }))
}

/** Turns one switch of the whitelabel tree. */
export function turn(nodes: readonly WhitelabelNode[], modId: string, enabled: boolean): void {
  for (const node of nodes) {
    if (node.modId === modId) node.enabled = enabled
    turn(node.childrenNodes, modId, enabled)
  }
}
