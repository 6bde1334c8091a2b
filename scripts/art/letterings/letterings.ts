import type { LetteringName } from '#lib/art-names.ts'
import { chunky } from './chunky.ts'
import type { Lettering } from './lettering.ts'
import { royal } from './royal.ts'
import { sport } from './sport.ts'

/** `chunky` for fun, `royal` for table games and legends, `sport` for sport and technology. */
export const letterings: Readonly<Record<LetteringName, Lettering>> = { chunky, royal, sport }
