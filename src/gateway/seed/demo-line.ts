import { memberType } from '#contract/account/members/member.ts'
import { secureRandomInt } from '#games/rng.ts'
import { playRound } from '#games/slots/rules.ts'
import { databaseAuthentication } from '#gateway/account/auth/authentication.ts'
import { keepUpline } from '#gateway/account/auth/invitations.ts'
import { openSession } from '#gateway/account/auth/sessions.ts'
import { createMember, findAccount } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { offeredMethods } from '#gateway/money/deposits/deposit-methods.ts'
import { openDeposit } from '#gateway/money/deposits/deposits.ts'
import { payCharge } from '#gateway/money/deposits/pay-charge.ts'
import { paymentProviders } from '#gateway/money/deposits/providers.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { launch } from '#gateway/play/lobby/launch.ts'
import { drawn } from '#gateway/play/slots/drawn.ts'
import { slotsGame } from '#gateway/play/slots/slots-game.ts'
import { betAndWin, houseTransaction } from '#gateway/play/vendors/door.ts'
import { type Day, dayIn } from '#lib/civil-days.ts'
import { addMonths } from '#lib/civil-time.ts'
import { startOf } from './demo-evenings.ts'
import { at } from './play-evening.ts'

const agentType = 1

/** The agent at the top of the demonstration's line. Members other than Maria join below him from then on. */
const lineTop = { account: 'rafael', daysAgo: 128 } as const

/** Agents of the line, three levels deep. */
const agents = [
  { account: 'clara', above: 'rafael', daysAgo: 125 },
  { account: 'bruno.reis', above: 'rafael', daysAgo: 122 },
  { account: 'tiago', above: 'clara', daysAgo: 118 },
  { account: 'sofia_m', above: 'bruno.reis', daysAgo: 110 },
  { account: 'elisa88', above: 'tiago', daysAgo: 96 },
] as const

/** Accounts of members. They are distributed over the agents in turn. */
const names =
  `analuz beto77 caiomar dudasol andre.p bia_lima caio22 dani.rj edu_costa fabi1990 gabi.mel hugo_sp igor77 jessica.t
  karol_b leo.dias livia_22 luan.x manu.sol mateus_k nanda.f otavio9 paula_rj pedro.ig rafa_gol renan77 rita.c samuel_b sara.luz
  silas21 talita.m thais_9 tomas.v ursula_k valter8 vera.lima vini_x wagner.p yago99 yuri.sp zeca_t zilda.m aline_c bela.rs
  cris_77 davi.m enzo_x flora9 gil.santos heitor_z iara.p julio_b kelly.s lais_rj`.split(/\s+/)

const inviters = [lineTop, agents[0], agents[0], agents[2], agents[1], agents[3], agents[4], agents[0]] as const

const members = names.map((account, place) => {
  const { account: above, daysAgo: since } = inviters[place % inviters.length] ?? lineTop
  // A member joins after the agent who invited them.
  return { account, above, daysAgo: Math.min(since - 2, 120 - Math.floor((place * 115) / names.length)) }
})

/** Rounds of each evening: few, so that a demonstration is soon ready. */
const rounds = 2
/** How many days ago the evenings are, as fractions of the days since the member joined. One to six days are added to all but the first. */
const evenings = [0.95, 0.6, 0.3, 0] as const
const deposit = 150_00n

/**
 * The events of the line below the demonstration's agent: four months of play. In one of the months all members win, so that
 * dividends carry a loss forward. Only Clara can log in.
 */
export function lineToSeed(deps: GatewayDeps, currency: string) {
  const now = deps.now().getTime()
  const joining = [
    ...agents.map((agent) => ({ ...agent, type: agentType })),
    ...members.map((member) => ({ ...member, type: memberType })),
  ]
  return joining.flatMap(({ account, above, type, daysAgo }, place) => {
    const joined = startOf({ daysAgo, hour: 14, minute: place % 60 }, deps.now())
    const coming = { time: joined.getTime(), run: () => join(deps, { account, above, type, currency, joined }) }
    if (type === agentType) return [coming]
    const table: Table = {}
    const played = evenings.map((part, evening) => {
      const ago = Math.floor(daysAgo * part) + (part < 0.9 ? ((place * 5) % 6) + 1 : 0)
      const begun = startOf(
        { daysAgo: Math.min(ago, daysAgo - 1), hour: 18 + (place % 6), minute: (place * 7) % 60 },
        deps.now(),
      )
      return {
        time: begun.getTime(),
        run: () => playAt(at(deps, begun), { account, place, evening, table, isLucky: isLucky(begun, now) }),
      }
    })
    return [coming, ...played.filter(({ time }) => time < now)]
  })
}

/** Whether the evening is in the month in which all members win: two months before the current one. */
function isLucky(begun: Date, now: number): boolean {
  const monthOf = (day: Day) => day.slice(0, 7)
  return monthOf(dayIn('UTC', begun.getTime())) === monthOf(addMonths(dayIn('UTC', now), -2))
}

interface Joining {
  readonly account: string
  readonly above: string
  readonly type: number
  readonly currency: string
  readonly joined: Date
}

async function join(deps: GatewayDeps, { account, above, type, currency, joined }: Joining): Promise<void> {
  const { database } = deps
  const upline = await findAccount(database, above)
  if (!upline) throw new Error(`The demo account ${above} was not written.`)
  const open = () =>
    database.transaction(async (tx) => {
      const id = await createMember(tx, { account, type, currency, createdAt: joined, termsAcceptedAt: joined })
      await keepUpline(tx, id, { code: `${above}26`, uplineId: upline.id }, joined)
      return id
    })
  // An interrupted seed may have created some accounts already.
  const memberId = (await findAccount(database, account))?.id ?? (await open())
  if (type === agentType) return
  const then = at(deps, joined)
  const [offered] = await offeredMethods(database, paymentProviders(deps.config), deps.config.jurisdiction, currency)
  if (!offered) return
  const request = { memberId, accountCurrency: currency, currency, method: offered.method, amount: deposit }
  await payCharge(then, (await openDeposit(then, { ...request, key: 'demo-deposit' })).payload)
}

/** The open game of a member, from their first evening on. */
interface Table {
  player?: Player
}

interface Evening {
  readonly account: string
  readonly place: number
  readonly evening: number
  readonly table: Table
  readonly isLucky: boolean
}

async function playAt(deps: GatewayDeps, { account, place, evening, table, isLucky }: Evening): Promise<void> {
  table.player ??= await sitDown(deps, account, 1001 + (place % 8))
  const { session, game } = table.player
  const { theme } = await slotsGame(deps.database, game.nodeId)
  const stake = [2_00n, 3_00n, 5_00n][place % 3] ?? 2_00n
  for (let round = 0; round < rounds; round++) {
    let outcome = playRound(theme, stake, secureRandomInt)
    // Draws again until the outcome fits: a loss, or for a lucky evening a win of two to four stakes.
    while (isLucky ? outcome.win < stake * 2n || outcome.win > stake * 4n : outcome.win >= stake)
      outcome = playRound(theme, stake, secureRandomInt)
    const key = `demo-line-${evening}-${round}`
    const request = { call: 'spinSlots', nodeId: game.nodeId, mode: game.mode, stake: stake.toString() }
    await betAndWin(deps.database, {
      ...{ transaction: houseTransaction(session.memberId, key, request), gameSessionId: game.gameSessionId },
      ...{ engine: 'slots', key, stake, ...drawn(outcome), now: new Date(deps.now().getTime() + round * 9_000) },
    })
  }
}

async function sitDown(deps: GatewayDeps, account: string, nodeId: number): Promise<Player> {
  const { database } = deps
  const member = await findAccount(database, account)
  if (!member) throw new Error(`The demo account ${account} was not written.`)
  const caller = { memberId: member.id, address: '127.0.0.1', userAgent: 'Demo', now: deps.now() }
  const { token } = await database.transaction((tx) => openSession(tx, caller))
  const session = await databaseAuthentication(deps).session(token)
  if (!session) throw new Error('The demo session was not opened.')
  const { gameToken } = await launch(deps, { nodeId, mode: 'real' }, session)
  const game = (await databaseAuthentication(deps).game(gameToken))?.game
  if (!game) throw new Error('The demo game was not opened.')
  return { session, game }
}
