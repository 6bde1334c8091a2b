import { array } from 'superstruct'
import { isEnabled, modules, type WhitelabelNode, WhitelabelNodeStruct } from '#contract/site/system/whitelabel.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSettings } from './settings.ts'

const node = (modId: string, enabled: boolean, childrenNodes: WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
})

/**
 * The default switches. The agent policy needs the consolidated wallet. VIP is on, but shows nothing without a
 * programme of the operator; invitations are on, but give nothing without a rule.
 */
const usual: WhitelabelNode[] = [
  node(modules.loginGroup, true, [
    node(modules.freePlay, true),
    node(modules.mobileCodeLogin, true),
    node(modules.forcedPasswordChange, true),
  ]),
  node(modules.recoveryGroup, true, [node(modules.phoneRecovery, true), node(modules.emailRecovery, true)]),
  node(modules.registerGroup, true, [
    node(modules.usernameRegister, true),
    node(modules.mobileRegister, true),
    node(modules.mobileRegisterPassword, true),
    node(modules.mobileRegisterCode, true),
  ]),
  node(modules.agentGroup, true, [node(modules.agentPolicy, false)]),
  node(modules.vip, true),
  node(modules.referral, true),
]

/** The operator's switches, as a tree. */
export const whitelabelSetting = defineSetting('whitelabel', array(WhitelabelNodeStruct), usual)

/** Whether a module is switched on. */
export async function moduleEnabled(on: Executor, modId: string): Promise<boolean> {
  const { tree } = await readSettings(on, { tree: whitelabelSetting })
  return isEnabled(tree, modId)
}
