import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const placar = lane('PLACAR', 'SPORTS')
const torcida = lane('TORCIDA', 'SPORTS')
const terreiro = lane('TERREIRO', 'SPORTS')

/** PLACAR in SPORTS: nodeId from 13001. */
export const placarGames: readonly SeedGame[] = [
  placar(13001, 'Craque da Bola', 'football', 'football', 'stadium', { hot: true }),
  placar(13002, 'Taça de Ouro', 'football', 'trophy', 'stadium'),
  placar(13003, 'Cesta de Três', 'basketball', 'basketball', 'stadium', { sky: 40 }),
  placar(13004, 'Saque Perfeito', 'tennis', 'tennis', 'stadium', { sky: -60, ink: 'lime' }),
]

/** TORCIDA in SPORTS: nodeId from 13201. */
export const torcidaGames: readonly SeedGame[] = [
  torcida(13201, 'Torcida Viva', 'football', 'football', 'carnival', { ink: 'gold', beside: 'drum' }),
  torcida(13202, 'Nocaute', 'boxing', 'gloves', 'arena'),
  torcida(13203, 'Grid de Largada', 'racing', 'racecar', 'stadium', { tint: 220, ink: 'gold' }),
  torcida(13204, 'Na Mosca', 'darts', 'target', 'royal'),
  torcida(13205, 'Quadra de Rua', 'basketball', 'basketball', 'neon', { frame: 'tube', plate: 'sign' }),
]

/** TERREIRO in SPORTS: nodeId from 13401. */
export const terreiroGames: readonly SeedGame[] = [
  terreiro(13401, 'Galo Bravo', 'cockfight', 'rooster', 'arena'),
  terreiro(13402, 'Galo de Ouro', 'cockfight', 'rooster', 'fire', { tint: 15, frame: 'gilt', flip: true }),
  terreiro(13403, 'Esporão de Prata', 'cockfight', 'rooster', 'haunt', { tint: 180, ink: 'ice' }),
  terreiro(13404, 'Rei do Terreiro', 'cockfight', 'rooster', 'royal', { beside: 'crown', frame: 'drape', tint: -20 }),
]
