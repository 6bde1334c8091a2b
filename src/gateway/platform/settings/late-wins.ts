import { integer, min, type } from 'superstruct'
import { defineSetting } from './settings.ts'

/** Hours after the end of a round for which a further win is paid (product rule 9.6). `late_win_time` reads it. */
export const lateWinsSetting = defineSetting('lateWins', type({ hours: min(integer(), 0) }), { hours: 720 })
