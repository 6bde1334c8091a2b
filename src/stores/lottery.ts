import type { ResponseOf } from '#contract/define-call.ts'
import { getLotteryMenu } from '#contract/lobby/get-lottery-menu.ts'
import { launchLottery } from '#contract/lobby/launch-lottery.ts'
import type { PrizeMode } from '#contract/lobby/lottery.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import type { Launched } from './game.ts'

export type LotteryMenu = ResponseOf<typeof getLotteryMenu>
export type LotteryGame = LotteryMenu['games'][number]

/** A page of lotteries: where they are drawn, and the prize modes of its menu. */
export interface LotteryHall {
  readonly area: 'VN' | 'SEA' | 'BR'
  readonly modes: readonly PrizeMode[]
  /** Only games of these vendors; all where it is left out. */
  readonly vendor?: string
}

/** The three pages of the specification (§2). */
export const halls = {
  lottery: { area: 'BR', modes: ['LOTT', 'ELOTT', 'ZY'] },
  seaLottery: { area: 'SEA', modes: ['SEA'] },
  vnLottery: { area: 'VN', modes: ['LOTT'], vendor: 'TCG_LOTTO_VN' },
} as const satisfies Readonly<Record<string, LotteryHall>>
export type HallName = keyof typeof halls

/**
 * The menus of a page. A prize mode without games has no entry, and the Vietnamese lottery stands on its own page only.
 *
 * @throws CallError
 */
export async function loadMenus(name: HallName, language: string): Promise<readonly LotteryMenu[]> {
  const { modes, vendor }: LotteryHall = halls[name]
  const menus = await Promise.all(
    modes.map((prizeMode) => call(getLotteryMenu, { prizeMode, device: 'WEB', language })),
  )
  const belongs = ({ vassalage }: LotteryGame) =>
    vendor === undefined ? vassalage !== halls.vnLottery.vendor : vassalage === vendor
  return menus.map((menu) => narrowed(menu, menu.games.filter(belongs))).filter(({ games }) => games.length > 0)
}

/** Kinds of draws follow from the games that are left. */
function narrowed(menu: LotteryMenu, games: LotteryMenu['games']): LotteryMenu {
  return { ...menu, games, types: menu.types.filter(({ key }) => games.some((game) => game.lotteryType === key)) }
}

/** The menu and game that a code names, in whichever prize mode it is. */
export function findGame(menus: readonly LotteryMenu[], gameCode: string | undefined) {
  for (const menu of menus) {
    const game = menu.games.find((entry) => entry.gameCode === gameCode)
    if (game) return { menu, game }
  }
  return undefined
}

/** Opens a lottery. Throws `CallError`; `game_maintenance` carries suggestions, a trial user is refused. */
export async function openLottery(
  name: HallName,
  prizeMode: PrizeMode,
  { nodeId, gameCode }: LotteryGame,
  language: string,
): Promise<Launched> {
  const { gameToken, url, mode } = await call(launchLottery, {
    lottoArea: halls[name].area,
    launchMode: 'LOTT',
    prizeMode,
    gameCode,
    lottoView: 'betting',
    device: 'WEB',
    backUrl: environment.place().path,
    language,
  })
  return { nodeId, gameToken, url, mode }
}

/** The game that the address names: `?gameCode=`. */
export function gameCodeOf(search: string): string | undefined {
  return new URLSearchParams(search).get('gameCode') || undefined
}

/** Names a game in the address, so that going back closes it and a link opens it. */
export function nameGame(gameCode: string | undefined, how: 'push' | 'replace'): void {
  const { path, search } = environment.place()
  const values = new URLSearchParams(search)
  if (gameCode === undefined) values.delete('gameCode')
  else values.set('gameCode', gameCode)
  environment.move(path + (values.size > 0 ? `?${values}` : ''), how)
}
