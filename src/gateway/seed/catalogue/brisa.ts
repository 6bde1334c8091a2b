import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const rng = lane('BRISA', 'RNG')

/** BRISA in RNG: nodeId from 8001. */
export const brisaGames: readonly SeedGame[] = [
  rng(8001, 'Sorvete Maluco', 'video fruit', 'icecream', 'candy', { hot: true }),
  rng(8002, 'Balões de Sorte', 'video classic', 'balloon', 'candy'),
  rng(8003, 'Passeio de Balão', 'brazil classic', 'balloon', 'harbour', { tint: 120, ink: 'white' }),
  rng(8004, 'Picolé de Frutas', 'fruit video', 'icecream', 'sea', { tint: 120, frame: 'plain' }),
  rng(8005, 'Abacaxi Surfista', 'fruit brazil', 'pineapple', 'sea', { frame: 'coral' }),
  rng(8006, 'Samba da Melancia', 'fruit brazil', 'fruits', 'carnival', { beside: 'drum', plate: 'ribbon' }),
  rng(8007, 'Panda Guloso', 'video', 'panda', 'candy', { beside: 'icecream', tint: 30 }),
  rng(8008, 'Borboletário', 'video', 'butterfly', 'candy', { tint: -120 }),
  rng(8009, 'Trio Elétrico', 'brazil megalines', 'guitar', 'neon', {
    tint: 150,
    frame: 'tube',
    ink: 'pink',
    plate: 'sign',
  }),
  rng(8010, 'Leão de Pelúcia', 'video', 'lion', 'candy', { tint: 20 }),
  rng(8011, 'Corujinha Piá', 'video', 'owl', 'candy', { tint: 120, ink: 'pink' }),
  rng(8012, 'Confete e Serpentina', 'brazil video', 'mask', 'candy', { tint: -80, ink: 'white' }),
  rng(8013, 'Roda Gigante', 'classic', 'moneywheel', 'sertao', { tint: 30, beside: 'balloon' }),
  rng(8014, 'Arco-Íris Tropical', 'video', 'macaw', 'candy', { tint: -60, frame: 'plain', ink: 'pink' }),
  rng(8015, 'Unicórnio de Algodão-Doce', 'video', 'unicorn', 'sea', { tint: -60, frame: 'plain', ink: 'white' }),
  rng(8016, 'Pimentinha Ardida', 'fruit video', 'chili', 'candy', { tint: 100, ink: 'lime' }),
  rng(8017, 'Chocalho Serrano', 'adventure', 'bell', 'jungle', { beside: 'pineapple', ink: 'lime' }),
  rng(8018, 'Capivara na Piscina', 'brazil video', 'capybara', 'sea', { beside: 'pineapple' }),
  rng(8019, 'Ritmo de Rua', 'brazil video', 'drum', 'neon', { tint: 200, frame: 'tube' }),
  rng(8020, 'Tigre de Papel', 'video', 'tiger', 'carnival', { ink: 'gold', sky: -110 }),
  rng(8021, 'Dado Voador', 'classic', 'dice', 'candy', { tint: 60, plate: 'ribbon' }),
  rng(8022, 'Trevo Travesso', 'classic video', 'clover', 'candy', { tint: 120, ink: 'pink' }),
  rng(8023, 'Vidente do Sertão', 'video', 'crystalball', 'sertao', { tint: 100, beside: 'clover' }),
  rng(8024, 'Sino de Vento', 'classic', 'bell', 'sea', { tint: 120, ink: 'ice' }),
  rng(8025, 'Festa do Pijama', 'video', 'ghost', 'candy', { tint: 90, beside: 'bell' }),
  rng(8026, 'Verão Eterno', 'brazil megalines', 'sunmask', 'sea', { tint: 10, frame: 'coral', fresh: true }),
]
