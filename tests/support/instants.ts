import { decideInstant } from '#contract/play/instants/decide-instant.ts'
import type { InstantRound } from '#contract/play/instants/instant-round.ts'
import { playInstant } from '#contract/play/instants/play-instant.ts'
import type { Json } from '#games/instants/instant.ts'
import type { TableId } from '#games/instants/tables.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import type { TestGateway } from './gateway.ts'

/** The node of a table of instant games. */
export function nodeOf(table: TableId): number {
  const game = seedGames.find(({ engine }) => engine?.game === 'instants' && engine.theme === table)
  if (!game) throw new Error(`The catalogue has no ${table}`)
  return game.nodeId
}

/** Nodes of some tables. */
export const [mines, dice, limbo, blackjack] = [
  nodeOf('campo-minado'),
  nodeOf('dado-de-cem'),
  nodeOf('ate-o-ceu'),
  nodeOf('vinte-e-um-classico'),
]

/** Plays a round with a key of its own. */
export const play = async (gateway: TestGateway, token: string, stake: bigint, choice: Json): Promise<InstantRound> =>
  (await gateway.call(playInstant, { stake, choice }, { token, key: crypto.randomUUID() })).value()

/** Takes the next decision in a round, with a key of its own. */
export const decide = async (
  gateway: TestGateway,
  token: string,
  { roundId, decisions }: InstantRound,
  decision: Json,
): Promise<InstantRound> =>
  (
    await gateway.call(decideInstant, { roundId, at: decisions.length, decision }, { token, key: crypto.randomUUID() })
  ).value()
