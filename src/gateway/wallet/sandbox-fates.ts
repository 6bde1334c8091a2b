/**
 * The cents of an amount decide what the sandbox's payer, bank and provider do, so that every fate of a deposit can be seen:
 * `.91` another person pays; `.92` one real less is paid; `.93` the code is paid twice. Only with PIX: `.94` the provider removes the
 * charge; `.95` another person pays, and the first return fails; `.97` the same, and it is sent back after a while.
 */
const fates = {
  91: 'somebody-else',
  92: 'less',
  93: 'twice',
  94: 'removed',
  95: 'return-fails',
  97: 'return-waits',
} as const
type SandboxFate = (typeof fates)[keyof typeof fates]

/** Undefined if everything succeeds. @param amount minor units */
export const sandboxFate = (amount: bigint): SandboxFate | undefined =>
  (fates as Readonly<Record<string, SandboxFate>>)[(amount % 100n).toString()]
