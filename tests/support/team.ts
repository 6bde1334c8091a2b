import type { FigureName, FigureValues } from '#contract/agents/reports/figures.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { dayIn } from '#lib/civil-days.ts'
import { type LineAccount, lineAccount, lineCounted } from './agents.ts'
import type { Chance } from './chance.ts'
import { hours } from './clock.ts'
import type { TestGateway } from './gateway.ts'
import { byOwner, nodes } from './rounds.ts'
import { rowsAs } from './rows.ts'

/** An account of a random line, with the name that lists show. */
export interface Teammate extends LineAccount {
  readonly name: string
  readonly isAgent: boolean
  readonly upline: Teammate | undefined
}

/** The gateway's session of an account. */
export const sessionOf = ({ memberId }: Pick<Teammate, 'memberId'>, account = ''): Session => ({
  sessionId: 0n,
  memberId,
  account,
  type: 2,
  currency: 'BRL',
})

/** Accounts at random places below one agent, the agents first. */
export async function someTeam(gateway: TestGateway, chance: Chance, count: number, agents: number) {
  const { database } = gateway.deps
  const team: Teammate[] = []
  for (let place = 0; place < count; place++) {
    const isAgent = place < agents
    const upline = place === 0 ? undefined : team[chance.between(0, Math.min(place, agents) - 1)]
    const made = await lineAccount(gateway.deps, { isAgent, ...(upline && { upline }) })
    const [row] = await rowsAs<{ account: string }>(database, 'SELECT account FROM member WHERE id = :memberId', {
      memberId: made.memberId,
    })
    // Some play live games.
    if (chance.often(0.4))
      await byOwner(database, 'UPDATE game_session SET node_id = :nodeId WHERE member_id = :memberId', {
        memberId: made.memberId,
        nodeId: nodes.LIVE,
      })
    team.push({ ...made, name: row?.account ?? '', isAgent, upline })
  }
  return team
}

/** Lets a team bet and move money by chance, every two hours once. */
export async function actAtRandom(gateway: TestGateway, chance: Chance, team: readonly Teammate[], acts: number) {
  const { clock, deps } = gateway
  const [first, ...others] = team
  if (!first) return
  const amount = () => BigInt(chance.between(1, 5_000))
  const move = (kind: string, system: 'withdrawals' | 'bonus', account: bigint, paid: bigint) =>
    transfer(deps.database, {
      kind,
      at: clock.now(),
      legs: [
        { account, amount: paid },
        { system, amount: -paid },
      ],
    })
  for (let act = 0; act < acts; act++) {
    clock.advance(hours(2))
    const member = chance.oneOf([first, ...others])
    const which = chance.between(1, 100)
    if (which <= 50) await member.bet(amount(), clock.now(), amount())
    else if (which <= 65) await member.deposit(amount() + 200n, chance.often(0.5) ? 0n : 100n)
    else if (which <= 75) await move('withdrawal', 'withdrawals', member.account, -amount())
    else if (which <= 85) await member.reward(amount())
    else if (which <= 95) await move('rebate', 'bonus', member.account, amount())
    else if (member.upline) {
      const paid = amount()
      const legs = [
        { account: member.account, amount: -paid },
        { account: member.upline.account, amount: paid },
      ]
      await transfer(deps.database, { kind: 'upline-transfer', at: clock.now(), legs })
    }
  }
  clock.advance(hours(1))
  await lineCounted(gateway)
}

const zone = 'America/Sao_Paulo'
interface Fact {
  readonly memberId: bigint
  readonly day: string
}

/** Bets and movements as the ledger has them, by the operator's days. */
export async function rawFacts({ deps: { database } }: TestGateway, since: Date) {
  const on = <Row extends { at: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, day: dayIn(zone, Date.parse(row.at)) }))
  const bets = await rowsAs<{
    memberId: bigint
    gameType: string
    stake: bigint
    win: bigint
    validBet: bigint
    at: string
  }>(
    database,
    `SELECT member_id AS "memberId", game_type AS "gameType", stake, win, valid_bet AS "validBet", settled_at::text AS at FROM wager WHERE settled_at > :since`,
    { since },
  )
  const moved = await rowsAs<{ id: bigint; memberId: bigint; kind: string; amount: bigint; fee: bigint; at: string }>(
    database,
    `SELECT p.id, a.owner_id::bigint AS "memberId", t.kind, p.amount, p.at::text AS at,
       coalesce((SELECT sum(f.amount) FROM ledger_posting f JOIN ledger_account s ON s.id = f.account_id
         WHERE f.transfer_id = p.transfer_id AND s.owner_id = 'fees'), 0)::bigint AS fee
     FROM ledger_posting p JOIN ledger_transfer t ON t.id = p.transfer_id JOIN ledger_account a ON a.id = p.account_id
     WHERE a.owner_kind = 'member' AND p.line <> 'play' AND p.at > :since`,
    { since },
  )
  return { bets: on(bets), moved: on(moved) }
}
export type RawFacts = Awaited<ReturnType<typeof rawFacts>>

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/** The expected figures of these accounts and days, added up one by one. The line's members are not among the facts. */
export function naiveSums(
  { bets, moved }: RawFacts,
  members: readonly Pick<Teammate, 'memberId'>[],
  days: readonly string[],
): FigureValues<Exclude<FigureName, 'members' | 'joined'>> {
  const ids = new Set(members.map(({ memberId }) => memberId))
  const counts = ({ memberId, day }: Fact) => ids.has(memberId) && days.includes(day)
  const played = bets.filter(counts)
  const of = (kind: string) => moved.filter((one) => counts(one) && one.kind === kind)
  const [stake, win] = [total(played.map((bet) => bet.stake)), total(played.map((bet) => bet.win))]
  const paid = (kind: string) => total(of(kind).map(({ amount }) => amount))
  const [houseResult, bonuses, rebates] = [stake - win, paid('test-reward'), paid('rebate')]
  return {
    bets: played.length,
    stake,
    validBet: total(played.map((bet) => bet.validBet)),
    win,
    houseResult,
    bonusHouseResult: 0n,
    // Each account had a deposit before: its money to play with.
    firstDeposits: 0,
    deposits: of('deposit').length,
    deposited: total(of('deposit').map(({ amount, fee }) => amount + fee)),
    withdrawals: of('withdrawal').length,
    withdrawn: -paid('withdrawal'),
    bonuses,
    rebates,
    loss: houseResult - bonuses - rebates,
    active: new Set(played.map(({ memberId }) => memberId)).size,
  }
}
