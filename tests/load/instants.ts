// Measures rounds of instant games per second: node tests/load/instants.ts [--seconds 15] [--connections 50]
import { parseArgs } from 'node:util'
import { blackjack, dice, mines, nodeOf } from '#tests/support/instants.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { onPostgres } from './on-postgres.ts'
import { fundedPlayers, type LoadPlayer } from './players.ts'
import { type Figures, figuresOf, sender, type Timed } from './requests.ts'

export interface InstantLoadReport {
  /** Bets of games that end at once (dice and roulette in turn). */
  readonly bets: Figures
  /** Bets and decisions of rounds that wait for their player (mines and blackjack). */
  readonly decisions: Figures
  readonly memory: number | undefined
  readonly consistent: boolean
}

const roulette = nodeOf('roleta-europeia')
const redAndZero = {
  bets: [
    { bet: 'red', stake: '50' },
    { bet: 'straight-0', stake: '50' },
  ],
}
const choices: Readonly<Record<number, unknown>> = { [dice]: { side: 'over', target: 5_000 }, [roulette]: redAndZero }

/**
 * Plays as fast as the connections allow on PostgreSQL: first games that end at once, then games with decisions.
 *
 * @throws Error where PostgreSQL cannot be had
 */
export async function runInstantLoad({ seconds = 15, connections = 50 } = {}): Promise<InstantLoadReport> {
  return await onPostgres(async ({ deps, settings, isConsistent }) => {
    const quick = [dice, roulette]
    const quickPlayers = await fundedPlayers(deps, connections, quick)
    const slow = [mines, blackjack]
    const slowPlayers = await fundedPlayers(deps, connections, slow)
    const gateway = await startGatewayProcess(settings)
    const { send, close } = sender(gateway.url, connections)
    const post = (player: LoadPlayer, path: string, body: object) =>
      send({
        method: 'POST',
        path,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${player.gameToken}`,
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      })
    const bets = await phase(quickPlayers, seconds, async (player, place) => {
      const choice = choices[quick[place % quick.length] ?? dice]
      return [await post(player, '/wps/game/instants/play', { stake: '100', choice })]
    })
    const decisions = await phase(slowPlayers, seconds, (player, place) =>
      slow[place % slow.length] === mines ? minesRound(post, player) : blackjackRound(post, player),
    )
    const memory = gateway.memory()
    close()
    await gateway.stop()
    return {
      bets: figuresOf(bets, seconds),
      decisions: figuresOf(decisions, seconds),
      memory,
      consistent: await isConsistent(),
    }
  })
}

type Post = (player: LoadPlayer, path: string, body: object) => Promise<Timed>

/** A bet, one cell, and the money if it was safe. */
async function minesRound(post: Post, player: LoadPlayer): Promise<Timed[]> {
  const begun = await post(player, '/wps/game/instants/play', { stake: '100', choice: { mines: 3 } })
  const round = roundOf(begun)
  if (!round) return [begun]
  const picked = await decide(post, player, round, 0, { pick: 12 })
  if (roundOf(picked)?.state !== 'open') return [begun, picked]
  return [begun, picked, await decide(post, player, round, 1, 'cash-out')]
}

/** A bet, and standing on what comes. */
async function blackjackRound(post: Post, player: LoadPlayer): Promise<Timed[]> {
  const begun = await post(player, '/wps/game/instants/play', { stake: '100', choice: null })
  const answers = [begun]
  for (let at = 0, round = roundOf(begun); round?.state === 'open'; at++) {
    const decision = round.shown.phase === 'insurance' ? 'decline' : 'stand'
    const next = await decide(post, player, round, at, decision)
    answers.push(next)
    round = roundOf(next)
  }
  return answers
}

const decide = (post: Post, player: LoadPlayer, { roundId }: { roundId: string }, at: number, decision: unknown) =>
  post(player, '/wps/game/instants/decide', { roundId, at, decision })

interface Round {
  readonly roundId: string
  readonly state: string
  readonly shown: { readonly phase?: string }
}

const roundOf = ({ status, body }: Timed): Round | undefined =>
  status === 200 ? (JSON.parse(body) as { value: Round }).value : undefined

/** Every player plays round after round until the time is over. */
async function phase(
  players: readonly LoadPlayer[],
  seconds: number,
  round: (player: LoadPlayer, place: number) => Promise<Timed[]>,
): Promise<Timed[]> {
  const end = performance.now() + seconds * 1000
  const answers: Timed[] = []
  const play = async (player: LoadPlayer, place: number) => {
    while (performance.now() < end) answers.push(...(await round(player, place)))
  }
  await Promise.all(players.map(play))
  return answers
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, connections: { type: 'string' } } })
  const report = await runInstantLoad({
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
    ...(values.connections !== undefined && { connections: Number(values.connections) }),
  })
  console.log(JSON.stringify(report, undefined, 2))
  process.exitCode = report.consistent ? 0 : 1
}
