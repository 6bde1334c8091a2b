import type { LotteryGame } from '#games/lottery/lottery-game.ts'
import type { PlayMenu } from './menu.ts'
import type { PlaysWords } from './words.ts'

interface Face {
  /** The rules of the type and the menu of its plays, scripts of their own. */
  readonly game: () => Promise<LotteryGame>
  readonly menu: () => Promise<{ readonly menu: PlayMenu }>
  /** The area of the texts of its plays, without `lottery-`. */
  readonly area: string
}

const digits = () => import('#games/lottery/digits/digit-games.ts')
const distinct = () => import('#games/lottery/distinct/distinct-games.ts')
const picks = () => import('#games/lottery/picks/pick-games.ts')
const vietnam = () => import('#games/lottery/vietnam/vietnam-games.ts')
const sea = () => import('#games/lottery/sea/sea-games.ts')

/** The rules, the menu of plays and the texts of each type of lottery. */
const faces = {
  ssc: { area: 'digits', game: async () => (await digits()).sscGame, menu: () => import('./menus/ssc.ts') },
  p5: { area: 'digits', game: async () => (await digits()).fiveDigitGame, menu: () => import('./menus/p5.ts') },
  '3d': { area: 'digits', game: async () => (await digits()).threeDigitGame, menu: () => import('./menus/3d.ts') },
  p3: { area: 'digits', game: async () => (await digits()).p3Game, menu: () => import('./menus/p3.ts') },
  '11x5': { area: '11x5', game: async () => (await distinct()).elevenGame, menu: () => import('./menus/11x5.ts') },
  pk10: { area: 'pk10', game: async () => (await distinct()).raceGame, menu: () => import('./menus/pk10.ts') },
  lhc: {
    area: 'lhc',
    game: async () => (await import('#games/lottery/lhc/lhc-game.ts')).lhcGame,
    menu: () => import('./menus/lhc.ts'),
  },
  '6x60': { area: 'picks', game: async () => (await picks()).sixtyGame, menu: () => import('./menus/6x60.ts') },
  '5x80': { area: 'picks', game: async () => (await picks()).eightyGame, menu: () => import('./menus/5x80.ts') },
  'vn-north': {
    area: 'vietnam',
    game: async () => (await vietnam()).northGame,
    menu: () => import('./menus/vn-north.ts'),
  },
  'vn-central': {
    area: 'vietnam',
    game: async () => (await vietnam()).centralGame,
    menu: () => import('./menus/vn-central.ts'),
  },
  'vn-south': {
    area: 'vietnam',
    game: async () => (await vietnam()).southGame,
    menu: () => import('./menus/vn-south.ts'),
  },
  '4d': { area: 'sea', game: async () => (await sea()).fourGame, menu: () => import('./menus/4d.ts') },
  thai: { area: 'sea', game: async () => (await sea()).thaiGame, menu: () => import('./menus/thai.ts') },
  lao: { area: 'sea', game: async () => (await sea()).laoGame, menu: () => import('./menus/lao.ts') },
  toto: { area: 'sea', game: async () => (await sea()).totoGame, menu: () => import('./menus/toto.ts') },
} satisfies Readonly<Record<string, Face>>

/** A type of lottery that has a face. */
export type LotteryType = keyof typeof faces

export const lotteryTypes = Object.keys(faces) as LotteryType[]

/** The area of the texts of a type's plays, such as `digits`. */
export const areaOfType = (type: LotteryType): string => faces[type].area
export const wordsOfType = (type: LotteryType): PlaysWords => `lottery-${faces[type].area}` as PlaysWords

/** @throws TypeError if a script does not arrive */
export async function loadLottery(type: LotteryType): Promise<{ readonly game: LotteryGame; readonly menu: PlayMenu }> {
  const [game, { menu }] = await Promise.all([faces[type].game(), faces[type].menu()])
  return { game, menu }
}
