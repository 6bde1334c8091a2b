import type { Jackpot } from '#contract/rewards/jackpot/get-jackpot.ts'
import type { JackpotPot } from '#contract/rewards/jackpot/jackpot.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { readCatalogue } from '#gateway/play/lobby/catalogue.ts'
import { popularGames } from '#gateway/play/lobby/played.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { type PotRow, runningPot } from './pot.ts'
import { publishedWins } from './published-wins.ts'
import { readJackpotSetting } from './setting.ts'

/** Games that are looked at to find one to play: the most played, then all that are named. */
const mostPlayed = 100

/** The jackpot as everybody may see it. The seed of a running pot stays here. */
export async function publishedJackpot(deps: GatewayDeps): Promise<Jackpot> {
  const { database, config } = deps
  const [setting, pot, wins] = await Promise.all([
    readJackpotSetting(database),
    runningPot(database),
    publishedWins(database, 1),
  ])
  return {
    amount: pot?.amount ?? null,
    currency: pot?.currency ?? config.currency,
    backed: pot !== undefined,
    illustration: setting.illustration,
    pot: pot ? await wirePot(deps, pot) : null,
    lastWin: wins[0] ?? null,
  }
}

async function wirePot(deps: GatewayDeps, pot: PotRow): Promise<JackpotPot> {
  const { games, byNodeId } = await readCatalogue(deps)
  const { list: played } = await popularGames(deps, defaultLanguage, undefined, mostPlayed)
  const isOfPot = ({ nodeId, gameType }: { nodeId: number; gameType: string }) =>
    pot.node_ids.includes(nodeId) || pot.game_types.some((type) => type === gameType)
  const playable = () => games.find(({ game }) => game.isGame && !game.maintenance && isOfPot(game))?.game
  const play = played.find(isOfPot) ?? playable()
  const named = ({ nodeId, displayName }: { nodeId: number; displayName: string }) => ({
    nodeId,
    gameName: displayName,
  })
  return {
    potId: pot.id.toString(),
    currency: pot.currency,
    start: pot.start,
    ceiling: pot.ceiling,
    share: pot.share,
    seedHash: pot.seed_hash,
    openedAt: pot.opened_at.toISOString(),
    gameTypes: pot.game_types,
    games: pot.node_ids.flatMap((nodeId) => byNodeId.get(nodeId)?.game ?? []).map(named),
    play: play ? named(play) : null,
  }
}
