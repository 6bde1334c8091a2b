import type { ResponseOf } from '#contract/define-call.ts'
import type { Lane } from '#contract/play/lobby/vendor.ts'
import { getLotteryMenu } from '#contract/play/lotteries/get-lottery-menu.ts'
import { launchLottery } from '#contract/play/lotteries/launch-lottery.ts'
import { lotteryTypes, type PrizeMode, prizeModes } from '#contract/play/lotteries/lottery.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { addressFilter, choice, type FilterOf, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { resource } from '#stores/resource.ts'

export type LotteryMenu = ResponseOf<typeof getLotteryMenu>
export type LotteryGame = LotteryMenu['games'][number]

/** A lottery page: its area, and the prize modes of its menu. */
export interface LotteryHall {
  readonly area: 'VN' | 'SEA' | 'BR'
  readonly modes: readonly PrizeMode[]
  /** Shows only this vendor's games; if left out, the games of all vendors. */
  readonly vendor?: string
}

/** The three lottery pages (product rule 6.13). */
export const halls = {
  lottery: { area: 'BR', modes: ['LOTT', 'ELOTT', 'ZY'] },
  seaLottery: { area: 'SEA', modes: ['SEA'] },
  vnLottery: { area: 'VN', modes: ['LOTT', 'ELOTT'], vendor: 'TCG_LOTTO_VN' },
} as const satisfies Readonly<Record<string, LotteryHall>>
export type HallName = keyof typeof halls
export const hallNames = Object.keys(halls) as readonly HallName[]

/** A card of one of these in the e-lottery lane makes ELOTT the default prize mode (product rule 6.14). */
const electronicVendors = ['TCG_LOTTO_VN', 'LOTT']

/** The prize mode that a lottery page begins with. */
export function defaultPrizeMode(lanes: readonly Pick<Lane, 'key' | 'cards'>[]): PrizeMode {
  const electronic = lanes.find(({ key }) => key === 'ELOTT')?.cards ?? []
  return electronic.some(({ vassalage }) => electronicVendors.includes(vassalage)) ? 'ELOTT' : 'LOTT'
}

/**
 * The menus of a page. A prize mode without games has no menu. Vietnamese lotteries are only on their own page.
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

/** Keeps only the kinds of draws that the remaining games have. */
function narrowed(menu: LotteryMenu, games: LotteryMenu['games']): LotteryMenu {
  return { ...menu, games, types: menu.types.filter(({ key }) => games.some((game) => game.lotteryType === key)) }
}

/** The game with a code, and its menu, in any prize mode. */
export function findGame(menus: readonly LotteryMenu[], gameCode: string | undefined) {
  for (const menu of menus) {
    const game = menu.games.find((entry) => entry.gameCode === gameCode)
    if (game) return { menu, game }
  }
  return undefined
}

/** Opens a lottery. `game_maintenance` carries suggestions; a trial user is refused. */
export function lotteryLaunch(name: HallName, prizeMode: PrizeMode, { gameCode }: LotteryGame, language: SiteLanguage) {
  const { $state, refresh } = resource(() =>
    call(launchLottery, {
      lottoArea: halls[name].area,
      launchMode: 'LOTT',
      prizeMode,
      gameCode,
      lottoView: 'betting',
      device: 'WEB',
      backUrl: environment.place().path,
      language,
    }),
  )
  /** Leads to the page of the lottery as soon as it is open. @returns a function that stops this */
  const follow = () =>
    $state.subscribe((state) => {
      if (state.phase === 'ready') environment.navigate(localPath(language, state.value.url))
    })
  return { $state, refresh, follow }
}

/** The filter of a lottery page, in the address. */
export const lotteryFilter = addressFilter({
  /** Undefined: the menu of the opened game, or the default. */
  prizeMode: choice('prizeMode', prizeModes, undefined),
  /** Undefined: all kinds of draws. */
  lotteryType: choice('lotteryType', lotteryTypes, undefined),
  /** The opened game. */
  gameCode: text('gameCode'),
})
export type LotteryFilter = FilterOf<typeof lotteryFilter>

/** The filter after a change. Another prize mode has other kinds of draws, so it resets the kind. */
function changed(change: Partial<LotteryFilter>): LotteryFilter {
  const now = lotteryFilter.read(environment.place().search)
  return { ...now, ...change, ...('prizeMode' in change && { lotteryType: undefined }) }
}

/** The address of a page after a change. */
export const lotteryAddress = (change: Partial<LotteryFilter>) => lotteryFilter.address(changed(change))

/** Changes the filter as a new history entry, so that going back undoes it. */
export function showLotteries(change: Partial<LotteryFilter>, how: 'push' | 'replace' = 'push'): void {
  lotteryFilter.show(changed(change), how)
}

/** The menu to show: the requested one, that of an opened game, or the default. */
export function menuShown(
  menus: readonly LotteryMenu[],
  { prizeMode, gameCode }: LotteryFilter,
  defaultMode: PrizeMode,
): LotteryMenu | undefined {
  const menuOf = (mode: PrizeMode | undefined) => menus.find((menu) => menu.prizeMode === mode)
  return menuOf(prizeMode) ?? findGame(menus, gameCode)?.menu ?? menuOf(defaultMode) ?? menus[0]
}
