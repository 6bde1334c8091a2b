import { memberType } from '#contract/entities/member.ts'
import { keepUpline } from '#gateway/auth/invitations.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { createMember, findAccount } from '#gateway/member/accounts.ts'

const agentType = 1
const day = 24 * 60 * 60_000

/** Who stands below the agent of the demonstration, besides Maria. Nobody logs in with these accounts: they have no password. */
const below = [
  { account: 'clara', type: agentType, above: 'rafael', daysAgo: 40 },
  { account: 'tiago', type: agentType, above: 'clara', daysAgo: 33 },
  { account: 'analuz', type: memberType, above: 'rafael', daysAgo: 21 },
  { account: 'beto77', type: memberType, above: 'clara', daysAgo: 19 },
  { account: 'caiomar', type: memberType, above: 'clara', daysAgo: 12 },
  { account: 'dudasol', type: memberType, above: 'tiago', daysAgo: 5 },
] as const

/** Gives the agent of the demonstration a line of three levels. */
export async function seedLine({ database, config, now }: GatewayDeps): Promise<void> {
  for (const { account, type, above, daysAgo } of below) {
    if (await findAccount(database, account)) continue
    const upline = await findAccount(database, above)
    if (!upline) throw new Error(`The demo account ${above} was not written.`)
    const createdAt = new Date(now().getTime() - daysAgo * day)
    await database.transaction(async (tx) => {
      const id = await createMember(tx, {
        account,
        type,
        currency: config.currency,
        createdAt,
        termsAcceptedAt: createdAt,
      })
      await keepUpline(tx, id, { code: `${above}26`, uplineId: upline.id }, createdAt)
    })
  }
}
