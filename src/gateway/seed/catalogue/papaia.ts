import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const rng = lane('PAPAIA', 'RNG')

/** PAPAIA in RNG: nodeId from 9001. */
export const papaiaGames: readonly SeedGame[] = [
  rng(9001, 'Feira de Domingo', 'fruit classic', 'fruits', 'jungle', { frame: 'wood', plate: 'plank' }),
  rng(9002, 'Laboratório Papaia', 'video', 'potion', 'neon', { tint: 60, frame: 'tube', ink: 'lime', plate: 'sign' }),
  rng(9003, 'Experimento Sete', 'classic', 'seven', 'library', { tint: 100, ink: 'lime' }),
  rng(9004, 'Caça-Níquel do Vovô', 'classic', 'slotmachine', 'library', { frame: 'wood', plate: 'plank' }),
  rng(9005, 'Máquina da Alegria', 'classic', 'slotmachine', 'candy', { tint: 120 }),
  rng(9006, 'Vitamina Turbo', 'fruit video', 'pineapple', 'fire', { tint: -20, beside: 'chili' }),
  rng(9007, 'Guacamole Rock', 'fruit video', 'guitar', 'fire', { tint: 100, ink: 'lime' }),
  rng(9008, 'Cientista Coruja', 'video', 'owl', 'space', { tint: 60, beside: 'potion' }),
  rng(9009, 'Monstro da Geladeira', 'video', 'alien', 'ice', { tint: 60, frame: 'frost' }),
  rng(9010, 'Robô Jardineiro', 'video', 'robot', 'jungle', { tint: -60, beside: 'clover' }),
  rng(9011, 'Bingo da Vovó', 'classic', 'bingo', 'candy', { plate: 'ribbon' }),
  rng(9012, 'Ferradura Elétrica', 'classic', 'horseshoe', 'neon', { tint: 160, frame: 'tube', ink: 'ice' }),
  rng(9013, 'Chili com Caos', 'video', 'chili', 'desert', { frame: 'stone' }),
  rng(9014, 'Gelato Espacial', 'fruit video', 'icecream', 'space', { tint: -60, ink: 'pink' }),
  rng(9015, 'Borboleta Mecânica', 'video', 'butterfly', 'library', { tint: 170 }),
  rng(9016, 'Panda Cozinheiro', 'video', 'panda', 'fire', { beside: 'chili' }),
  rng(9017, 'Cofre da Fortuna', 'jackpot', 'chest', 'space', { tint: 160, ink: 'ice' }),
  rng(9018, 'Macaco Inventor', 'video', 'monkey', 'space', { beside: 'rocket' }),
  rng(9019, 'Frutas do Deserto', 'fruit adventure', 'fruits', 'desert', {
    tint: 40,
    frame: 'stone',
    plate: 'slab',
    sky: -140,
  }),
  rng(9020, 'Sol e Sombra', 'classic megalines', 'sunmask', 'haunt', { tint: 180, ink: 'ice', fresh: true }),
]
