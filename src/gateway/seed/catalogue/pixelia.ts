import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const esports = lane('PIXELIA', 'ESPORTS')

/** PIXELIA in ESPORTS: nodeId from 14001. */
export const pixeliaGames: readonly SeedGame[] = [
  esports(14001, 'Arena Pixel', 'arena', 'controller', 'neon'),
  esports(14002, 'Liga dos Controles', 'tournament', 'controller', 'space', { tint: 120, ink: 'lime' }),
  esports(14003, 'Futebol de Sofá', 'football', 'controller', 'stadium', { tint: -130, beside: 'football' }),
  esports(14004, 'Reinos em Guerra', 'arena', 'viking', 'arena', { beside: 'sword' }),
  esports(14005, 'Mira Certeira', 'shooter', 'target', 'neon', { tint: 150, frame: 'tube', plate: 'sign' }),
  esports(14006, 'Pista Virtual', 'racing', 'racecar', 'space', { tint: 80, ink: 'ice' }),
  esports(14007, 'Ringue Digital', 'fighting', 'gloves', 'neon', { tint: 60, frame: 'tube', ink: 'ice' }),
]
