import { array } from 'superstruct'
import { isEnabled, modules, type WhitelabelNode, WhitelabelNodeStruct } from '#contract/entities/whitelabel.ts'
import type { Executor } from '#gateway/db/client.ts'
import { defineSetting, readSettings } from './settings.ts'

const node = (modId: string, enabled: boolean, childrenNodes: WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
})

/**
 * What is on where the operator wrote nothing. The agent policy waits for the consolidated wallet; VIP and referrals for
 * the member centre, which will show them.
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
  node(modules.vip, false),
  node(modules.referral, false),
]

/** The tree of the operator's switches. */
export const whitelabelSetting = defineSetting('whitelabel', array(WhitelabelNodeStruct), usual)

/** Whether the operator has a module switched on now. */
export async function moduleEnabled(on: Executor, modId: string): Promise<boolean> {
  const { tree } = await readSettings(on, { tree: whitelabelSetting })
  return isEnabled(tree, modId)
}
