import { loadLotteryRules } from '#games/lottery/load-rules.ts'
import type { LotteryGame } from '#games/lottery/lottery-game.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import type { PlayMenu } from './menu.ts'

/** The menu of plays of each type of lottery. */
const menus: Readonly<Record<LotteryTypeName, () => Promise<{ readonly menu: PlayMenu }>>> = {
  ssc: () => import('./menus/ssc.ts'),
  p5: () => import('./menus/p5.ts'),
  '3d': () => import('./menus/3d.ts'),
  p3: () => import('./menus/p3.ts'),
  '11x5': () => import('./menus/11x5.ts'),
  pk10: () => import('./menus/pk10.ts'),
  lhc: () => import('./menus/lhc.ts'),
  '6x60': () => import('./menus/6x60.ts'),
  '5x80': () => import('./menus/5x80.ts'),
  'vn-north': () => import('./menus/vn-north.ts'),
  'vn-central': () => import('./menus/vn-central.ts'),
  'vn-south': () => import('./menus/vn-south.ts'),
  '4d': () => import('./menus/4d.ts'),
  thai: () => import('./menus/thai.ts'),
  lao: () => import('./menus/lao.ts'),
  toto: () => import('./menus/toto.ts'),
}

/**
 * The rules of a type and the menu of its plays, scripts of their own.
 *
 * @throws TypeError if a script does not arrive
 */
export async function loadLottery(
  type: LotteryTypeName,
): Promise<{ readonly game: LotteryGame; readonly menu: PlayMenu }> {
  const [game, { menu }] = await Promise.all([loadLotteryRules(type), menus[type]()])
  return { game, menu }
}
