import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { closeGame } from '#contract/play/games/close-game.ts'
import { passRealityCheck } from '#contract/play/games/pass-reality-check.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import type { Acts } from './acts.ts'
import { type Client, Refused } from './client.ts'
import { depositOf, type Intent, nextStep } from './plan-visit.ts'
import { beforePlay, payIn, withdrawSome } from './side-acts.ts'
import { between, type Habits, oneOf, type Random } from './usual-evening.ts'

/** The house's slots that these members like. */
const games = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012] as const

export interface Visiting {
  readonly account: string
  readonly habits: Habits
  readonly intent: Intent
  /** Whether it is the member's first visit of the civil day. */
  readonly isFirst: boolean
  readonly client: Client
  readonly random: Random
  now(): Date
}

/** The game at which a member sits. */
interface Table {
  readonly gameToken: string
  readonly stakes: readonly bigint[]
  balance: bigint
}

/**
 * A visit of a member, from the login to the logout, by the calls that everybody uses.
 *
 * @throws {Refused} at the first call that is refused, other than one that a player simply passes
 */
export async function* visit(visiting: Visiting): Acts {
  const { account, habits, intent, client, random, now } = visiting
  const begun = now().getTime()
  const { token } = await client(login, { username: account, password: demoPassword, type: 'username' })
  yield between(random, 3, 9)
  if (visiting.isFirst) yield* beforePlay(client, token, visiting)
  let table = await sitDown(client, token, random)
  let [net, lostInRow, deposits] = [0n, 0, 0]
  for (;;) {
    const minutes = (now().getTime() - begun) / 60_000
    const step = nextStep(random, habits, intent, { minutes, balance: table.balance, net, lostInRow, deposits })
    yield step.afterSeconds
    if (step.act === 'leave') break
    if (step.act === 'change-game') {
      await client(closeGame, {}, { token: table.gameToken })
      yield between(random, 2, 8)
      table = await sitDown(client, token, random)
    } else if (step.act === 'deposit') {
      yield* payIn(client, token, step.amount, random)
      deposits++
      table = await sitDown(client, token, random)
    } else {
      const round = await spin(client, table, step.stake)
      table.balance = round.balance
      net += round.win - round.stake
      lostInRow = round.win < round.stake ? lostInRow + 1 : 0
    }
  }
  await client(closeGame, {}, { token: table.gameToken })
  // Whoever has won much takes some of it home.
  if (table.balance > habits.deposit * 4n) yield* withdrawSome(client, token, depositOf(random, habits), random)
  yield between(random, 2, 6)
  await client(logout, {}, { token })
}

async function sitDown(client: Client, token: string, random: Random): Promise<Table> {
  const nodeId = oneOf(random, games)
  const { gameToken } = await client(launchGame, { nodeId, mode: 'real', language: 'pt' }, { token })
  const { stakes, balance } = await client(getSlotsState, {}, { token: gameToken })
  return { gameToken, stakes, balance }
}

/** Plays a round at the highest offered stake up to the wanted one. */
async function spin(client: Client, { gameToken, stakes, balance }: Table, wanted: bigint) {
  const most = wanted < balance ? wanted : balance
  const stake = stakes.findLast((offered) => offered <= most) ?? stakes[0] ?? wanted
  const play = () => client(spinSlots, { stake }, { token: gameToken, key: crypto.randomUUID() })
  try {
    return await play()
  } catch (thrown) {
    if (!(thrown instanceof Refused && thrown.code === 'reality_check_due')) throw thrown
    // The member reads how long it has been, and goes on.
    await client(passRealityCheck, {}, { token: gameToken })
    return await play()
  }
}
