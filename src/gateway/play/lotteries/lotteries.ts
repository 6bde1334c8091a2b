import { trialType } from '#contract/account/members/member.ts'
import type { Game } from '#contract/play/games/game.ts'
import type { LaunchLotteryRequest } from '#contract/play/lotteries/launch-lottery.ts'
import { type LotteryType, lotteryTypes, type PrizeMode } from '#contract/play/lotteries/lottery.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { readCatalogue, readCatalogueIn } from '#gateway/play/lobby/catalogue.ts'
import { type AtVendors, launch } from '#gateway/play/lobby/launch.ts'
import { lotteryTypeName } from '#gateway/play/lobby/names.ts'
import { tileUrl } from '#lib/art.ts'

const seaVendor = 'TCG_SEA'

/** Classifications of games with draws for everybody; keno or scratch cards are drawn for one player. */
const draws = ['draw', 'quick']

/** Whether a game belongs to a prize mode. `ZY` has the draws that an engine of ours runs. */
const inMode: Readonly<Record<PrizeMode, (game: Game) => boolean>> = {
  LOTT: ({ gameType, vassalage }) => gameType === 'LOTT' && vassalage !== seaVendor,
  ELOTT: ({ gameType }) => gameType === 'ELOTT',
  SEA: ({ gameType, vassalage }) => gameType === 'LOTT' && vassalage === seaVendor,
  ZY: ({ gameType, gameClassify, maintenance }) =>
    (gameType === 'LOTT' || gameType === 'ELOTT') && !maintenance && gameClassify.some((key) => draws.includes(key)),
}

/** The type of draw of a classification. Any other classification is a low-frequency draw (`LF`). */
const typeOfClassification: Readonly<Record<string, LotteryType>> = {
  keno: '11X5',
  draw: 'LF',
  bingo: 'LHC',
  racing: 'PK10',
  quick: 'SSC',
  dice: 'SSC',
  scratch: 'SSC',
}

const pictureOfType: Readonly<Record<LotteryType, string>> = {
  '11X5': tileUrl('keno-da-floresta'),
  LF: tileUrl('sorte-60'),
  LHC: tileUrl('bingo-do-luar'),
  PK10: tileUrl('corrida-de-capivaras'),
  SSC: tileUrl('relampago-1-minuto'),
}

/** The lotteries of a prize mode in the catalogue's order, and their types of draws. */
export async function lotteryMenu(deps: GatewayDeps, prizeMode: PrizeMode, language: string) {
  const { games } = await readCatalogueIn(deps, language)
  const listed = games
    .map(({ game }) => ({ ...game, lotteryType: lotteryTypeOf(game) }))
    .filter((game) => inMode[prizeMode](game))
  const types = lotteryTypes
    .filter((key) => listed.some(({ lotteryType }) => lotteryType === key))
    .map((key) => ({ key, displayName: lotteryTypeName(key, language), iconUrl: pictureOfType[key] }))
  return { prizeMode, types, games: listed }
}

/** @throws {CallFailure} `game_not_found`, `real_account_required`, `game_maintenance` with suggestions */
export async function openLottery(deps: GatewayDeps, request: LaunchLotteryRequest, session: Session, at: AtVendors) {
  if (session.type === trialType) throw new CallFailure('real_account_required')
  const { games } = await readCatalogue(deps)
  const found = games.find(({ game }) => game.gameCode === request.gameCode && inMode[request.prizeMode](game))
  if (!found) throw new CallFailure('game_not_found')
  return await launch(deps, { nodeId: found.game.nodeId, mode: 'real' }, session, at)
}

function lotteryTypeOf({ gameClassify }: Game): LotteryType {
  const [first = 'draw'] = gameClassify
  return typeOfClassification[first] ?? 'LF'
}
