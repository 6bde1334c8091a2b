import type { CSSProperties } from 'react'
import { thingColours } from '#games/kit/looks.ts'

/** The colours of balls and plates, from those of things on every table, whose texts are readable on them. */
const colours = {
  card: thingColours.card,
  ink: thingColours.pip,
  'on-tone': thingColours['chip-ink'],
  grey: thingColours['chip-1'],
  red: thingColours['chip-2'],
  blue: thingColours['chip-3'],
  green: thingColours['chip-4'],
  black: thingColours['chip-5'],
  violet: thingColours['chip-6'],
  bronze: thingColours['chip-7'],
  pink: thingColours['chip-8'],
  gold: thingColours['gold-2'],
  silver: thingColours['ball-2'],
  wine: thingColours['red-deep'],
} as const

/** Custom properties `--b-red`, `--b-card` … for the root of a result. */
export const resultColours = Object.fromEntries(
  Object.entries(colours).map(([name, colour]) => [`--b-${name}`, colour]),
) as CSSProperties
