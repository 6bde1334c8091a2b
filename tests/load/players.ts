import { memberType } from '#contract/account/members/member.ts'
import { databaseAuthentication } from '#gateway/account/auth/authentication.ts'
import { openSession } from '#gateway/account/auth/sessions.ts'
import { createMember } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { openDeposit } from '#gateway/money/deposits/deposits.ts'
import { payCharge } from '#gateway/money/deposits/pay-charge.ts'
import { launch } from '#gateway/play/lobby/launch.ts'
import type { sender } from './requests.ts'

export interface LoadPlayer {
  readonly sessionToken: string
  readonly gameToken: string
}

/** A member with the id of its row. */
export interface FundedPlayer extends LoadPlayer {
  readonly memberId: bigint
}

/**
 * The opening balance of each player, minor units: so small that later deposits need no document (product rule 20.4).
 */
export const openingBalance = 5_000_00n

/** Node ids of games that can be played; each player is at one of them. */
const games = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]

/**
 * Members with R$ 5,000.00 each and an open game, written past HTTP so that thousands take seconds.
 *
 * @param at nodes of games; each player is at one of them
 */
export async function fundedPlayers(
  deps: GatewayDeps,
  count: number,
  at: readonly number[] = games,
): Promise<FundedPlayer[]> {
  const players: FundedPlayer[] = []
  for (let index = 0; index < count; index++) {
    const now = deps.now()
    const account = `load${crypto.randomUUID().slice(0, 8)}`
    const { memberId, token } = await deps.database.transaction(async (tx) => {
      const id = await createMember(tx, { account, type: memberType, currency: 'BRL', createdAt: now })
      return {
        memberId: id,
        ...(await openSession(tx, { memberId: id, address: '127.0.0.1', userAgent: 'load', now })),
      }
    })
    const money = { amount: openingBalance, currency: 'BRL', accountCurrency: 'BRL', method: 'pix' } as const
    const deposit = await openDeposit(deps, { ...money, memberId, key: 'load-deposit' })
    await payCharge(deps, deposit.payload)
    const session = await databaseAuthentication(deps).session(token)
    if (!session) throw new Error('The session of a load player was not opened.')
    const nodeId = at[index % at.length] ?? 0
    const { gameToken } = await launch(deps, { nodeId, mode: 'real' }, session)
    players.push({ sessionToken: token, gameToken, memberId })
  }
  return players
}

/** Trial users with play money, opened over HTTP: for a gateway whose database is not ours. */
export async function trialPlayers(send: ReturnType<typeof sender>['send'], count: number): Promise<LoadPlayer[]> {
  const headers = { 'Content-Type': 'application/json' }
  const post = async (path: string, body: object, token?: string): Promise<Record<string, string>> => {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    const answer = await send({
      method: 'POST',
      path,
      headers: { ...headers, ...authorization },
      body: JSON.stringify(body),
    })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
    return (JSON.parse(answer.body) as { value: Record<string, string> }).value
  }
  const players: LoadPlayer[] = []
  for (let index = 0; index < count; index++) {
    const { token = '' } = await post('/wps/session/login/freeplay', { platform: 'W' })
    const launch = { nodeId: games[index % games.length], mode: 'trial', language: 'pt' }
    const { gameToken = '' } = await post('/wps/game/launchGame', launch, token)
    players.push({ sessionToken: token, gameToken })
  }
  return players
}
