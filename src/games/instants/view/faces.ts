import type { ComponentType } from 'react'
import type { InstantName } from '#games/instants/names.ts'
import type { InstantProps } from './props.ts'

type Face = ComponentType<InstantProps>

/** The face of each game, a script of its own. A game without one is not offered. */
const loaders = {
  bingo: () => import('#games/bingo/face/Bingo.tsx'),
  hilo: () => import('#games/hilo/face/HiLo.tsx'),
  keno: () => import('#games/keno/face/Keno.tsx'),
  mines: () => import('#games/mines/face/Mines.tsx'),
  scratch: () => import('#games/scratch/face/Scratch.tsx'),
} satisfies Partial<Readonly<Record<InstantName, () => Promise<{ default: Face }>>>>

export type FacedName = keyof typeof loaders

/** The games that can be shown. */
export const facedNames = Object.keys(loaders) as FacedName[]

/** @throws TypeError if its script does not arrive */
export const loadFace = async (name: FacedName): Promise<Face> => (await loaders[name]()).default
