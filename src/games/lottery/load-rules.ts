import type { LotteryGame } from './lottery-game.ts'
import type { LotteryTypeName } from './type-names.ts'

const digits = () => import('./digits/digit-games.ts')
const distinct = () => import('./distinct/distinct-games.ts')
const picks = () => import('./picks/pick-games.ts')
const vietnam = () => import('./vietnam/vietnam-games.ts')
const sea = () => import('./sea/sea-games.ts')

/** The rules of each kind are a script of their own, so that a page loads only those of its lottery. */
const loaders: Readonly<Record<LotteryTypeName, () => Promise<LotteryGame>>> = {
  ssc: async () => (await digits()).sscGame,
  p5: async () => (await digits()).fiveDigitGame,
  '3d': async () => (await digits()).threeDigitGame,
  p3: async () => (await digits()).p3Game,
  '11x5': async () => (await distinct()).elevenGame,
  pk10: async () => (await distinct()).raceGame,
  lhc: async () => (await import('./lhc/lhc-game.ts')).lhcGame,
  '6x60': async () => (await picks()).sixtyGame,
  '5x80': async () => (await picks()).eightyGame,
  'vn-north': async () => (await vietnam()).northGame,
  'vn-central': async () => (await vietnam()).centralGame,
  'vn-south': async () => (await vietnam()).southGame,
  '4d': async () => (await sea()).fourGame,
  thai: async () => (await sea()).thaiGame,
  lao: async () => (await sea()).laoGame,
  toto: async () => (await sea()).totoGame,
}

/**
 * The rules of a type of lottery, with which a past draw is computed again.
 *
 * @throws TypeError if their script does not arrive
 */
export const loadLotteryRules = (type: LotteryTypeName): Promise<LotteryGame> => loaders[type]()
