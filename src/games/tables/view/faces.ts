import type { ComponentType } from 'react'
import type { OwnWords } from '#games/instants/view/words.ts'
import type { TableProps } from './props.ts'

/** The face of each game of shared tables, a script of its own, and the texts that it needs. */
const faces = {
  baccarat: { load: () => import('#games/baccarat/face/SharedBaccarat.tsx'), words: ['instants-baccarat'] },
  bingo: {
    load: () => import('#games/bingo/face/SharedBingo.tsx'),
    words: ['instants-bingo', 'instants-bingo-hall'],
  },
  blackjack: {
    load: () => import('#games/blackjack/face/SharedBlackjack.tsx'),
    words: ['instants-blackjack', 'instants-blackjack-table'],
  },
  crash: { load: () => import('#games/crash/face/Crash.tsx'), words: ['instants-crash'] },
  'dragon-tiger': {
    load: () => import('#games/dragon-tiger/face/SharedDragonTiger.tsx'),
    words: ['instants-dragon-tiger'],
  },
  'lightning-roulette': {
    load: () => import('#games/roulette/face/SharedLightning.tsx'),
    words: ['instants-roulette', 'instants-lightning-roulette'],
  },
  'money-wheel': {
    load: () => import('#games/money-wheel/face/SharedMoneyWheel.tsx'),
    words: ['instants-money-wheel'],
  },
  roulette: { load: () => import('#games/roulette/face/SharedRoulette.tsx'), words: ['instants-roulette'] },
  'sic-bo': { load: () => import('#games/sic-bo/face/SharedSicBo.tsx'), words: ['instants-sic-bo'] },
} satisfies Readonly<
  Record<
    string,
    { readonly load: () => Promise<{ default: ComponentType<TableProps> }>; readonly words: readonly OwnWords[] }
  >
>

/** A game of shared tables that has a face. */
export type TableGame = keyof typeof faces

export const tableGames = Object.keys(faces) as TableGame[]

/** The areas of the texts of a face. */
export const wordsOfTable = (game: TableGame): readonly OwnWords[] => faces[game].words

/** @throws TypeError if its script does not arrive */
export const loadTableFace = async (game: TableGame): Promise<ComponentType<TableProps>> =>
  (await faces[game].load()).default
