import type { ComponentType } from 'react'
import type { InstantName } from '#games/instants/names.ts'
import type { InstantProps } from './props.ts'
import type { OwnWords } from './words.ts'

type Face = ComponentType<InstantProps>

/** The face of each game, a script of its own. A game without one is not offered. */
const loaders = {
  baccarat: () => import('#games/baccarat/face/Baccarat.tsx'),
  bingo: () => import('#games/bingo/face/Bingo.tsx'),
  blackjack: () => import('#games/blackjack/face/Blackjack.tsx'),
  dice: () => import('#games/dice/face/Dice.tsx'),
  'dragon-tiger': () => import('#games/dragon-tiger/face/DragonTiger.tsx'),
  hilo: () => import('#games/hilo/face/HiLo.tsx'),
  keno: () => import('#games/keno/face/Keno.tsx'),
  'lightning-roulette': () => import('#games/roulette/face/LightningRoulette.tsx'),
  limbo: () => import('#games/limbo/face/Limbo.tsx'),
  mines: () => import('#games/mines/face/Mines.tsx'),
  'money-wheel': () => import('#games/money-wheel/face/MoneyWheel.tsx'),
  roulette: () => import('#games/roulette/face/Roulette.tsx'),
  scratch: () => import('#games/scratch/face/Scratch.tsx'),
  'sic-bo': () => import('#games/sic-bo/face/SicBo.tsx'),
  'video-poker': () => import('#games/video-poker/face/VideoPoker.tsx'),
} satisfies Partial<Readonly<Record<InstantName, () => Promise<{ default: Face }>>>>

export type FacedName = keyof typeof loaders

/** The games that can be shown. */
export const facedNames = Object.keys(loaders) as FacedName[]

/** Texts that a face needs besides its own, because two games share their table. */
export const sharedWords: Partial<Readonly<Record<InstantName, OwnWords>>> = {
  'lightning-roulette': 'instants-roulette',
}

/** @throws TypeError if its script does not arrive */
export const loadFace = async (name: FacedName): Promise<Face> => (await loaders[name]()).default
