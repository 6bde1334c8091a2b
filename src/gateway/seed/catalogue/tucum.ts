import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const rng = lane('TUCUM', 'RNG')

/** TUCUM in RNG: nodeId from 3001. */
export const tucumGames: readonly SeedGame[] = [
  rng(3001, 'Lenda do Boto', 'brazil video', 'boto', 'jungle', { hot: true, frame: 'leaves', ink: 'pink' }),
  rng(3002, 'Tucano Tropical', 'brazil fruit', 'toucan', 'jungle'),
  rng(3003, 'Capivara Zen', 'brazil video', 'capybara', 'jungle', { hot: true, fresh: true }),
  rng(3004, 'Onça Pintada de Ouro', 'brazil jackpot', 'jaguar', 'temple', {
    frame: 'stone',
    plate: 'slab',
    sky: 90,
    beside: 'sunmask',
  }),
  rng(3005, 'Boi Estrela', 'brazil video', 'bull', 'carnival', { ink: 'gold' }),
  rng(3006, 'Arara do Cerrado', 'brazil megalines', 'macaw', 'sertao', { tint: 200, ink: 'ice', frame: 'plain' }),
  rng(3007, 'Festa na Aldeia', 'brazil', 'drum', 'jungle', { beside: 'toucan', frame: 'leaves' }),
  rng(3008, 'Macaco Ladrão', 'adventure brazil', 'monkey', 'jungle', { beside: 'pineapple' }),
  rng(3009, 'Cobra Grande', 'adventure brazil', 'cobra', 'jungle', { tint: 60, ink: 'lime' }),
  rng(3010, 'Abacaxi Rei', 'fruit brazil', 'pineapple', 'candy', { beside: 'crown' }),
  rng(3011, 'Vitória-Régia', 'brazil', 'lotus', 'jungle', { ink: 'pink', tint: 20 }),
  rng(3012, 'Tartaruga do Rio Negro', 'brazil adventure', 'turtle', 'sea', { frame: 'leaves' }),
  rng(3013, 'Coruja Buraqueira', 'brazil', 'owl', 'sertao'),
  rng(3014, 'Borboleta Morpho', 'brazil video', 'butterfly', 'jungle', { ink: 'ice' }),
  rng(3015, 'Tesouro do Tucano', 'adventure brazil', 'chest', 'jungle', { frame: 'leaves', beside: 'toucan' }),
  rng(3016, 'Capivara Carnavalesca', 'brazil video', 'capybara', 'carnival', {
    beside: 'mask',
    frame: 'plain',
    ink: 'pink',
  }),
  rng(3017, 'Gemas do Tapajós', 'brazil jackpot', 'gems', 'jungle', { tint: -50, frame: 'leaves' }),
  rng(3018, 'Sol de Tupã', 'brazil megalines', 'sunmask', 'jungle', { frame: 'stone', tint: -15 }),
  rng(3019, 'Tambor da Floresta', 'brazil', 'drum', 'temple', { tint: 90, ink: 'lime' }),
  rng(3020, 'Mico da Fortuna', 'brazil video', 'monkey', 'palace', { tint: 15, frame: 'hoard' }),
  rng(3021, 'Boto Cor-de-Rosa', 'brazil', 'boto', 'candy', { frame: 'plain', beside: 'lotus' }),
  rng(3022, 'Onça Noturna', 'brazil megalines', 'jaguar', 'haunt', { tint: 200, ink: 'ice' }),
  rng(3023, 'Tucano Pirata', 'adventure brazil', 'toucan', 'harbour', { frame: 'wood', beside: 'anchor' }),
  rng(3024, 'Viola Encantada', 'brazil', 'guitar', 'sertao'),
  rng(3025, 'Caju Amigo', 'brazil fruit', 'fruits', 'sertao', { tint: 25, plate: 'plank', frame: 'wood' }),
  rng(3026, 'Piranha Vermelha', 'adventure brazil', 'goldfish', 'jungle', { tint: -45, ink: 'fire', flip: true }),
  rng(3027, 'Serpente de Esmeralda', 'adventure', 'cobra', 'sea', { tint: -60, frame: 'coral', ink: 'lime' }),
  rng(3028, 'Tempestade de Açaí', 'fruit brazil', 'potion', 'jungle', { tint: -30, ink: 'pink', frame: 'leaves' }),
  rng(3029, 'Boi Bravo Boi Manso', 'brazil', 'bull', 'sertao', { tint: -10, plate: 'plank' }),
  rng(3030, 'Lobo-Guará', 'brazil video', 'wolf', 'sertao', { tint: 170, ink: 'fire', fresh: true }),
]
