import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const rng = lane('NOVELEGUAS', 'RNG')

/** NOVELEGUAS in RNG: nodeId from 5001. */
export const noveLeguasRngGames: readonly SeedGame[] = [
  rng(5001, 'Sete Fogos', 'classic jackpot', 'seven', 'fire', { hot: true }),
  rng(5002, 'Coroa Imperial', 'classic jackpot', 'crown', 'royal', { hot: true }),
  rng(5003, 'Rumo às Nove Léguas', 'adventure', 'compass', 'ice', { frame: 'frost' }),
  rng(5004, 'Viking do Trovão', 'adventure megalines', 'viking', 'ice'),
  rng(5005, 'Lobo de Inverno', 'adventure', 'wolf', 'haunt', { ink: 'ice' }),
  rng(5006, 'Castelo Assombrado', 'adventure video', 'ghost', 'haunt'),
  rng(5007, 'Abóbora Sorridente', 'video', 'pumpkin', 'haunt', { ink: 'fire' }),
  rng(5008, 'Biblioteca do Mago', 'adventure', 'crystalball', 'library', { tint: -60, beside: 'grimoire' }),
  rng(5009, 'O Alquimista Distraído', 'adventure video', 'potion', 'library'),
  rng(5010, 'Unicórnio de Prata', 'video', 'unicorn', 'royal', { tint: 150, frame: 'gilt' }),
  rng(5011, 'Leão Coroado', 'jackpot video', 'lion', 'royal', { beside: 'crown', frame: 'gilt' }),
  rng(5012, 'Escudo de Ferro', 'adventure', 'sword', 'arena', { frame: 'stone', plate: 'slab' }),
  rng(5013, 'Trevo da Irlanda Verde', 'classic', 'clover', 'jungle', { beside: 'chest', frame: 'hoard' }),
  rng(5014, 'Ferradura de Ouro', 'classic', 'horseshoe', 'royal', { frame: 'gilt' }),
  rng(5015, 'Fênix de Gelo', 'megalines video', 'phoenix', 'ice', { tint: 170, frame: 'frost', ink: 'ice' }),
  rng(5016, 'Navio de Odim', 'adventure', 'viking', 'harbour', { flip: true, beside: 'anchor' }),
  rng(5017, 'Dragão da Montanha', 'adventure jackpot', 'dragon', 'temple', { tint: -130, frame: 'stone', ink: 'fire' }),
  rng(5018, 'Pote de Arco-Íris', 'classic', 'chest', 'candy', { beside: 'clover', frame: 'plain', ink: 'lime' }),
  rng(5019, 'Cavaleiro do Tabuleiro', 'adventure', 'knight', 'library'),
  rng(5020, 'Bola de Cristal', 'video', 'crystalball', 'carnival', { tint: 60, ink: 'pink' }),
  rng(5021, 'Sinos de Natal', 'classic', 'bell', 'ice', { frame: 'frost' }),
  rng(5022, 'Fantasma da Ópera Bufa', 'video', 'ghost', 'royal', { beside: 'mask', frame: 'drape' }),
  rng(5023, 'Rei Arthurzinho', 'adventure', 'crown', 'arena', { beside: 'sword', plate: 'slab', frame: 'stone' }),
  rng(5024, 'Coruja da Meia-Noite', 'video', 'owl', 'haunt', { tint: -150, ink: 'white', fresh: true }),
  rng(5025, 'Mapa do Reino Perdido', 'adventure megalines', 'compass', 'library', {
    frame: 'wood',
    plate: 'plank',
    sky: 130,
    beside: 'crown',
  }),
  rng(5026, 'Lanterna dos Mortos Alegres', 'video', 'pumpkin', 'carnival', { beside: 'chili' }),
]
