import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const fish = lane('PIRAPLAY', 'FISH')
const rng = lane('PIRAPLAY', 'RNG')

/** PIRAPLAY in FISH: nodeId from 11001. */
export const piraPlayFishGames: readonly SeedGame[] = [
  fish(11020, 'Pira Play', '', 'goldfish', 'harbour', { vendor: true, frame: 'wood', plate: 'plank', tint: -30 }),
  fish(11001, 'Rei do Rio', 'arcade', 'pufferfish', 'jungle', { frame: 'leaves', tint: 20 }),
  fish(11002, 'Boto Encantado', 'arcade', 'boto', 'sea', { ink: 'pink', frame: 'coral' }),
  fish(11003, 'Caçador de Caranguejos', 'arcade', 'crab', 'harbour', { tint: 170, frame: 'wood' }),
  fish(11004, 'Dourado do Pantanal', 'arcade', 'goldfish', 'sertao', { frame: 'wood', plate: 'plank', flip: true }),
  fish(11005, 'Tubarão Martelo de Ouro', 'arcade', 'shark', 'temple', { tint: 190, frame: 'stone', ink: 'gold' }),
  fish(11006, 'Lenda da Baía', 'arcade', 'pirate', 'ice', { frame: 'frost', tint: 60 }),
  fish(11007, 'Pescaria Cósmica', 'arcade', 'octopus', 'space', { tint: -60, ink: 'lime' }),
  fish(11008, 'Mergulho da Pérola', 'arcade', 'turtle', 'candy', { tint: 120, frame: 'plain' }),
]

/** PIRAPLAY in RNG: nodeId from 11101. */
export const piraPlayRngGames: readonly SeedGame[] = [
  rng(11101, 'Isca Dourada', 'video', 'goldfish', 'temple', { tint: 25, frame: 'stone', ink: 'gold' }),
  rng(11102, 'Anzol da Sorte', 'classic', 'pufferfish', 'candy', { tint: 150, plate: 'ribbon' }),
]
