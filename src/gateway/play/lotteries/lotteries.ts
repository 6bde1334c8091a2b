import { trialType } from '#contract/account/members/member.ts'
import type { LaunchLotteryRequest } from '#contract/play/lotteries/launch-lottery.ts'
import { type LotteryType, lotteryTypes, type PrizeMode, prizeModes } from '#contract/play/lotteries/lottery.ts'
import { lotteryOf } from '#games/lottery/lotteries.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { readCatalogue, readCatalogueIn } from '#gateway/play/lobby/catalogue.ts'
import { type AtVendors, launch } from '#gateway/play/lobby/launch.ts'
import type { ListedGame } from '#gateway/play/lobby/listed.ts'
import { lotteryTypeName } from '#gateway/play/lobby/names.ts'
import { tileUrl } from '#lib/art.ts'

const seaVendor = 'TCG_SEA'
const vietnamVendor = 'TCG_LOTTO_VN'

/** Whether a game belongs to a prize mode. `ZY` has the draws that an engine of ours runs, but those of Southeast Asia. */
const inMode: Readonly<Record<PrizeMode, (listed: ListedGame) => boolean>> = {
  LOTT: ({ game }) => game.gameType === 'LOTT' && game.vassalage !== seaVendor,
  ELOTT: ({ game }) => game.gameType === 'ELOTT',
  SEA: ({ game }) => game.gameType === 'LOTT' && game.vassalage === seaVendor,
  ZY: ({ game, engine }) => engine?.engine === 'draws' && game.vassalage !== seaVendor,
}

/** The kind of draw of our own types of lotteries. Any other is a low-frequency draw (`LF`). */
const kindOfType: Readonly<Record<string, LotteryType>> = { ssc: 'SSC', '11x5': '11X5', pk10: 'PK10', lhc: 'LHC' }

/** The same by the classification of a game that no lottery of ours is behind. */
const kindOfClassification: Readonly<Record<string, LotteryType>> = {
  keno: '11X5',
  draw: 'LF',
  bingo: 'LHC',
  racing: 'PK10',
  quick: 'SSC',
  dice: 'SSC',
  scratch: 'SSC',
}

const pictureOfType: Readonly<Record<LotteryType, string>> = {
  '11X5': tileUrl('vaga-lume-5'),
  LF: tileUrl('sorte-60'),
  LHC: tileUrl('seis-e-meia'),
  PK10: tileUrl('corrida-de-capivaras'),
  SSC: tileUrl('relampago-1-minuto'),
}

/** The lotteries of a prize mode in the catalogue's order, and their types of draws. */
export async function lotteryMenu(deps: GatewayDeps, prizeMode: PrizeMode, language: string) {
  const { games } = await readCatalogueIn(deps, language)
  const listed = games
    .filter((one) => inMode[prizeMode](one))
    .map((one) => ({ ...one.game, lotteryType: lotteryTypeOf(one) }))
  const types = lotteryTypes
    .filter((key) => listed.some(({ lotteryType }) => lotteryType === key))
    .map((key) => ({ key, displayName: lotteryTypeName(key, language), iconUrl: pictureOfType[key] }))
  return { prizeMode, types, games: listed }
}

/** The menus of all prize modes that have games. */
export async function lotteryMenus(deps: GatewayDeps, language: string) {
  const menus = await Promise.all(prizeModes.map((prizeMode) => lotteryMenu(deps, prizeMode, language)))
  return { menus: menus.filter(({ games }) => games.length > 0) }
}

/**
 * Opens a lottery, or says where the list of its page is.
 *
 * @throws {CallFailure} `game_not_found`, `real_account_required`, `game_maintenance` with suggestions
 */
export async function openLottery(
  deps: GatewayDeps,
  { gameCode, prizeMode, lottoView, backUrl }: LaunchLotteryRequest,
  session: Session,
  at: AtVendors,
) {
  if (session.type === trialType) throw new CallFailure('real_account_required')
  const { games } = await readCatalogue(deps)
  const found = games.find((one) => one.game.gameCode === gameCode && inMode[prizeMode](one))
  if (!found) throw new CallFailure('game_not_found')
  if (lottoView === 'lobby') return { lottoView, url: `${hallOf(found)}?prizeMode=${prizeMode}`, launched: null }
  const { nodeId } = found.game
  const launched = await launch(deps, { nodeId, mode: 'real' }, session, at)
  const back = backUrl === undefined ? '' : `&back=${encodeURIComponent(backUrl)}`
  return { lottoView, url: `/seamless/?game=${nodeId}${back}`, launched }
}

/** The page that a lottery is on (product rule 6.13). */
function hallOf({ game: { vassalage } }: ListedGame): string {
  if (vassalage === seaVendor) return '/seaLottery/'
  return vassalage === vietnamVendor ? '/vnLottery/' : '/lottery/'
}

function lotteryTypeOf({ game, engine }: ListedGame): LotteryType {
  const lottery = engine?.engine === 'draws' ? lotteryOf(engine.theme) : undefined
  if (lottery) return kindOfType[lottery.game.type] ?? 'LF'
  const [first = 'draw'] = game.gameClassify
  return kindOfClassification[first] ?? 'LF'
}
