import { array, boolean, type Describe, lazy, string, type } from 'superstruct'

/** A switch of the operator. It counts only if every node above it is enabled. */
export interface WhitelabelNode {
  modId: string
  enabled: boolean
  childrenNodes: WhitelabelNode[]
}

export const WhitelabelNodeStruct: Describe<WhitelabelNode> = type({
  modId: string(),
  enabled: boolean(),
  childrenNodes: array(lazy(() => WhitelabelNodeStruct)),
})

/** The operator's switches (product rule 14.4), and the groups above them. */
export const modules = {
  loginGroup: 'LOGIN3',
  freePlay: 'FREEPLAY3',
  mobileCodeLogin: 'MOBILECODELOGIN3',
  forcedPasswordChange: 'FORCECHNGPASS3',
  recoveryGroup: 'CHNGPASS3',
  phoneRecovery: 'CHNGPASSVERIF3',
  emailRecovery: 'CHNGPASSMAIL3',
  registerGroup: 'REG3',
  usernameRegister: 'USERNAMEREG3',
  mobileRegister: 'MOBILENUMREG3',
  mobileRegisterPassword: 'MOBILENUMPASSREG3',
  mobileRegisterCode: 'REGMOBVERF3',
  agentGroup: 'AGENT3',
  agentPolicy: 'AGENTPOLICY3',
  vip: 'VIP3',
  referral: 'REFERRAL3',
} as const

export type Feature = keyof typeof modules

/** Ids of all modules that are switched on. */
export const featuresOf = (tree: readonly WhitelabelNode[]): ReadonlySet<Feature> =>
  new Set((Object.keys(modules) as Feature[]).filter((feature) => isEnabled(tree, modules[feature])))

/** Whether a module is switched on. A module that the tree does not contain is off. */
export function isEnabled(tree: readonly WhitelabelNode[], modId: string): boolean {
  return tree.some((node) => node.enabled && (node.modId === modId || isEnabled(node.childrenNodes, modId)))
}
