import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const pvp = lane('CARTEADO', 'PVP')

/** CARTEADO in PVP: nodeId from 12001. */
export const carteadoGames: readonly SeedGame[] = [
  pvp(12020, 'Carteado', '', 'knight', 'royal', { vendor: true, frame: 'gilt', plate: 'plaque' }),
  pvp(12001, 'Truco Mineiro', 'cards', 'cards', 'sertao', { plate: 'plank', frame: 'wood', beside: 'rooster' }),
  pvp(12002, 'Truco Paulista', 'cards', 'cards', 'neon', { tint: 60, frame: 'tube', plate: 'sign', beside: 'lantern' }),
  pvp(12003, 'Cacheta', 'cards', 'cards', 'carnival', { tint: -60, beside: 'clover' }),
  pvp(12004, 'Tranca Real', 'cards', 'chips', 'library', { frame: 'wood', tint: 40, beside: 'crown' }),
  pvp(12005, 'Buraco', 'cards', 'cards', 'sea', { tint: 150, frame: 'coral', ink: 'ice', beside: 'turtle' }),
  pvp(12006, 'Pôquer de Mesa', 'poker', 'chips', 'carnival', { tint: 60, frame: 'drape', beside: 'mask' }),
  pvp(12007, 'Pôquer Turbo', 'poker', 'chips', 'space', { tint: 150, ink: 'ice', beside: 'rocket' }),
  pvp(12008, 'Dominó Duplo Seis', 'board', 'domino', 'felt'),
  pvp(12009, 'Mahjong do Jardim', 'board', 'mahjong', 'palace'),
  pvp(12010, 'Mahjong de Bambu', 'board', 'mahjong', 'jungle', { tint: 60, frame: 'leaves', ink: 'lime' }),
  pvp(12011, 'Paciência em Dupla', 'cards', 'cards', 'ice', { tint: 190, frame: 'frost', ink: 'white', beside: 'owl' }),
  pvp(12012, 'Gamão do Porto', 'board', 'dice', 'harbour', {
    tint: 160,
    frame: 'wood',
    plate: 'plank',
    beside: 'compass',
  }),
  pvp(12013, 'Ludo da Família', 'board', 'dice', 'carnival', { tint: -100, ink: 'white', beside: 'balloon' }),
  pvp(12014, 'Xadrez de Bairro', 'board', 'knight', 'sertao', { tint: 30, plate: 'plank' }),
]
