import { databaseAuthentication } from '#gateway/account/auth/authentication.ts'
import { keepUpline } from '#gateway/account/auth/invitations.ts'
import { endSessionOf, openSession } from '#gateway/account/auth/sessions.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import type { Owner } from '#gateway/account/members/audit.ts'
import { uplineOf } from '#gateway/account/members/line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { sendAlongLine } from '#gateway/money/line-transfers/send.ts'

const day = 24 * 60 * 60_000
const agent = 'rafael'

/** Puts Maria below the agent of the demonstration. */
export async function seedUpline(deps: GatewayDeps, memberId: bigint, joined: Date): Promise<void> {
  if (await uplineOf(deps.database, memberId)) return
  const above = await findAccount(deps.database, agent)
  if (!above) throw new Error('The demo agent was not written.')
  const invitation = { code: 'rafael26', uplineId: above.id }
  await deps.database.transaction((tx) => keepUpline(tx, memberId, invitation, joined))
}

/** A transfer from Maria to her agent two weeks ago. */
export function transferToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  const time = deps.now().getTime() - 14 * day
  return {
    time,
    run: async () => {
      const then: GatewayDeps = { ...deps, now: () => new Date(time) }
      const order = { key: 'demo-transfer', receiver: agent, amount: 25_00n, currency }
      await inDemoSession(then, memberId, (owner) => sendAlongLine(then, owner, order))
    },
  }
}

/** Runs `act` as the member, in a session that lasts a minute. */
export async function inDemoSession(
  deps: GatewayDeps,
  memberId: bigint,
  act: (owner: Owner) => Promise<unknown>,
): Promise<void> {
  const { database } = deps
  const caller = { memberId, address: '127.0.0.1', userAgent: 'Demo', now: deps.now() }
  const { token } = await database.transaction((tx) => openSession(tx, caller))
  const session = await databaseAuthentication(deps).session(token)
  if (!session) throw new Error('The demo session was not opened.')
  await act({ session, address: caller.address })
  await endSessionOf(database, token, new Date(deps.now().getTime() + 60_000))
}
