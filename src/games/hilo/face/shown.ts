import type { Infer } from 'superstruct'
import type { ShownHiLoStruct } from '#games/hilo/wire.ts'

/** A round as its player sees it. */
export type ShownHiLo = Infer<typeof ShownHiLoStruct>
