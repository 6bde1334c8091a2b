import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import type { PlayMenu } from '#games/lottery/view/menu.ts'
import { menu as threeDigits } from './3d.ts'
import { menu as fourDigits } from './4d.ts'
import { menu as fiveOfEighty } from './5x80.ts'
import { menu as sixOfSixty } from './6x60.ts'
import { menu as fiveOfEleven } from './11x5.ts'
import { menu as lao } from './lao.ts'
import { menu as lhc } from './lhc.ts'
import { menu as p3 } from './p3.ts'
import { menu as p5 } from './p5.ts'
import { menu as pk10 } from './pk10.ts'
import { menu as ssc } from './ssc.ts'
import { menu as thai } from './thai.ts'
import { menu as toto } from './toto.ts'
import { menu as central } from './vn-central.ts'
import { menu as north } from './vn-north.ts'
import { menu as south } from './vn-south.ts'

/** The menu of each type of lottery. */
export const menus: Readonly<Record<LotteryTypeName, PlayMenu>> = {
  ...{ ssc, p5, '3d': threeDigits, p3, '11x5': fiveOfEleven, pk10, lhc, '6x60': sixOfSixty, '5x80': fiveOfEighty },
  ...{ 'vn-north': north, 'vn-central': central, 'vn-south': south },
  ...{ '4d': fourDigits, thai, lao, toto },
}
