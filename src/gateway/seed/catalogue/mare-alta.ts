import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const rng = lane('MAREALTA', 'RNG')
const fish = lane('MAREALTA', 'FISH')

/** MAREALTA in RNG: nodeId from 7001. */
export const mareAltaRngGames: readonly SeedGame[] = [
  rng(7001, 'Rei Polvo', 'adventure video', 'octopus', 'sea'),
  rng(7002, 'Papagaio Pirata', 'adventure video', 'pirate', 'harbour', { hot: true, beside: 'macaw', frame: 'wood' }),
  rng(7003, 'Âncora da Fortuna', 'classic', 'anchor', 'harbour', { plate: 'plank' }),
  rng(7004, 'Tesouro de Coral', 'adventure jackpot', 'chest', 'sea', { frame: 'coral', beside: 'goldfish' }),
  rng(7005, 'Caranguejo Cascudo', 'video', 'crab', 'sea'),
  rng(7006, 'Baiacu Bravo', 'video', 'pufferfish', 'sea', { ink: 'gold' }),
  rng(7007, 'Tartaruga Centenária', 'adventure', 'turtle', 'temple', { sky: -40, frame: 'gilt' }),
  rng(7008, 'Maré de Rubi', 'jackpot video', 'gems', 'sea', { frame: 'coral', tint: 130, ink: 'pink' }),
  rng(7009, 'Tubarão Elegante', 'video', 'shark', 'royal', { frame: 'gilt', ink: 'gold' }),
  rng(7010, 'Caveira dos Sete Mares', 'adventure megalines', 'pirate', 'sea', { tint: 160, frame: 'coral' }),
  rng(7011, 'Ilha do Macaco Rei', 'adventure video', 'monkey', 'harbour', { beside: 'chest' }),
  rng(7012, 'Bússola do Corsário', 'adventure', 'compass', 'harbour', { frame: 'wood' }),
  rng(7013, 'Farol da Sorte', 'classic', 'lantern', 'harbour', { tint: 20 }),
  rng(7014, 'Golfinhos da Aurora', 'video', 'boto', 'ice', { tint: -150, frame: 'frost', ink: 'ice' }),
  rng(7015, 'Caranguejo Sambista', 'brazil video', 'crab', 'carnival', { beside: 'drum' }),
  rng(7016, 'Espadas do Corsário', 'adventure', 'pirate', 'fire', { beside: 'sword' }),
  rng(7017, 'Polvo Pianista', 'video', 'octopus', 'royal', { tint: -50, frame: 'drape' }),
  rng(7018, 'Peixinho Dourado', 'classic', 'goldfish', 'candy', { frame: 'plain', plate: 'ribbon' }),
  rng(7019, 'Garrafa ao Mar', 'adventure', 'potion', 'harbour', { tint: 100 }),
  rng(7020, 'Tubarão de Neon', 'megalines', 'shark', 'neon', { tint: 90, frame: 'tube', ink: 'pink' }),
  rng(7021, 'Caranguejo do Chef', 'video', 'crab', 'fire', { tint: 20, beside: 'chili', fresh: true }),
  rng(7022, 'Sete Ondas', 'classic brazil', 'seven', 'sea', { tint: 190, frame: 'coral', ink: 'ice' }),
]

/** MAREALTA in FISH: nodeId from 7101. */
export const mareAltaFishGames: readonly SeedGame[] = [
  fish(7101, 'Peixe de Ouro', 'arcade', 'goldfish', 'sea', { hot: true }),
  fish(7102, 'Maré Branca', 'arcade', 'shark', 'sea'),
  fish(7103, 'Caçada ao Baiacu', 'arcade', 'pufferfish', 'harbour', { tint: -60, ink: 'fire' }),
  fish(7104, 'Âncora Real', 'arcade', 'anchor', 'sea', { tint: 180, beside: 'crown' }),
  fish(7105, 'Polvo Gigante', 'arcade', 'octopus', 'harbour', { tint: 70, ink: 'lime' }),
  fish(7106, 'Reino das Tartarugas', 'arcade', 'turtle', 'palace', { sky: 180, tint: 40 }),
]
