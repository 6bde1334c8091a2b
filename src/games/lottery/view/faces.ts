import type { LotteryGame } from '#games/lottery/lottery-game.ts'
import type { PlayMenu } from './menu.ts'
import type { LotteryType } from './play-words.ts'

interface Face {
  /** The rules of the type and the menu of its plays, scripts of their own. */
  readonly game: () => Promise<LotteryGame>
  readonly menu: () => Promise<{ readonly menu: PlayMenu }>
}

const digits = () => import('#games/lottery/digits/digit-games.ts')
const distinct = () => import('#games/lottery/distinct/distinct-games.ts')
const picks = () => import('#games/lottery/picks/pick-games.ts')
const vietnam = () => import('#games/lottery/vietnam/vietnam-games.ts')
const sea = () => import('#games/lottery/sea/sea-games.ts')

/** The rules and the menu of plays of each type of lottery. */
const faces = {
  ssc: { game: async () => (await digits()).sscGame, menu: () => import('./menus/ssc.ts') },
  p5: { game: async () => (await digits()).fiveDigitGame, menu: () => import('./menus/p5.ts') },
  '3d': { game: async () => (await digits()).threeDigitGame, menu: () => import('./menus/3d.ts') },
  p3: { game: async () => (await digits()).p3Game, menu: () => import('./menus/p3.ts') },
  '11x5': { game: async () => (await distinct()).elevenGame, menu: () => import('./menus/11x5.ts') },
  pk10: { game: async () => (await distinct()).raceGame, menu: () => import('./menus/pk10.ts') },
  lhc: {
    game: async () => (await import('#games/lottery/lhc/lhc-game.ts')).lhcGame,
    menu: () => import('./menus/lhc.ts'),
  },
  '6x60': { game: async () => (await picks()).sixtyGame, menu: () => import('./menus/6x60.ts') },
  '5x80': { game: async () => (await picks()).eightyGame, menu: () => import('./menus/5x80.ts') },
  'vn-north': {
    game: async () => (await vietnam()).northGame,
    menu: () => import('./menus/vn-north.ts'),
  },
  'vn-central': {
    game: async () => (await vietnam()).centralGame,
    menu: () => import('./menus/vn-central.ts'),
  },
  'vn-south': {
    game: async () => (await vietnam()).southGame,
    menu: () => import('./menus/vn-south.ts'),
  },
  '4d': { game: async () => (await sea()).fourGame, menu: () => import('./menus/4d.ts') },
  thai: { game: async () => (await sea()).thaiGame, menu: () => import('./menus/thai.ts') },
  lao: { game: async () => (await sea()).laoGame, menu: () => import('./menus/lao.ts') },
  toto: { game: async () => (await sea()).totoGame, menu: () => import('./menus/toto.ts') },
} satisfies Readonly<Record<LotteryType, Face>>

/** @throws TypeError if a script does not arrive */
export async function loadLottery(type: LotteryType): Promise<{ readonly game: LotteryGame; readonly menu: PlayMenu }> {
  const [game, { menu }] = await Promise.all([faces[type].game(), faces[type].menu()])
  return { game, menu }
}
