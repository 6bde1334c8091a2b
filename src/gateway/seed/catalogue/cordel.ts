import { lane } from './lane.ts'
import type { SeedGame } from './types.ts'

const rng = lane('CORDEL', 'RNG')

/** CORDEL in RNG: nodeId from 4001. */
export const cordelGames: readonly SeedGame[] = [
  rng(4090, 'Ateliê Cordel', '', 'guitar', 'desert', { vendor: true, frame: 'wood', plate: 'plank', beside: 'drum' }),
  rng(4001, 'Pavão Encantado', 'brazil adventure', 'phoenix', 'sertao', { tint: 170, ink: 'ice' }),
  rng(4002, 'Sanfona e Zabumba', 'brazil classic', 'drum', 'sertao', { beside: 'guitar', plate: 'plank' }),
  rng(4003, 'Sete Léguas de Sorte', 'classic', 'seven', 'sertao', { tint: -20, ink: 'white' }),
  rng(4004, 'Viola de Ouro', 'brazil classic', 'guitar', 'carnival', { frame: 'gilt' }),
  rng(4005, 'Bumba Meu Boi', 'brazil video', 'bull', 'harbour', { beside: 'drum', ink: 'pink' }),
  rng(4006, 'Pimenta Malagueta', 'fruit classic', 'chili', 'fire'),
  rng(4007, 'Balão de São João', 'brazil classic', 'balloon', 'sertao', { sky: -160, fresh: true, beside: 'bell' }),
  rng(4008, 'Coruja do Cacto', 'brazil', 'owl', 'desert', {
    tint: 70,
    flip: true,
    plate: 'plank',
    frame: 'wood',
    ink: 'lime',
  }),
  rng(4009, 'Galo Seresteiro', 'classic', 'rooster', 'sertao', { tint: 40, beside: 'clover' }),
  rng(4010, 'Romance da Onça Moça', 'brazil adventure', 'jaguar', 'sertao', {
    frame: 'wood',
    plate: 'plank',
    sky: -60,
    beside: 'guitar',
    tint: -25,
  }),
  rng(4011, 'Trevo de Caruaru', 'classic', 'clover', 'sertao', { ink: 'lime' }),
  rng(4012, 'Gênio na Garrafa', 'adventure', 'potion', 'fire', { tint: -110, ink: 'fire' }),
  rng(4013, 'Livro do Encantado', 'adventure video', 'grimoire', 'haunt', { tint: 150, ink: 'ice' }),
  rng(4014, 'Sino da Matriz', 'classic', 'bell', 'sertao', { plate: 'ribbon' }),
  rng(4015, 'Cereja Sertaneja', 'fruit classic', 'fruits', 'fire', { plate: 'plaque', frame: 'gilt', tint: -14 }),
  rng(4016, 'Ferradura do Vaqueiro', 'classic brazil', 'horseshoe', 'sertao'),
  rng(4017, 'Máquina do Arraial', 'brazil classic', 'slotmachine', 'carnival', { tint: 90 }),
  rng(4018, 'Lampião Aceso', 'adventure brazil', 'lantern', 'sertao', { tint: -25 }),
  rng(4019, 'Unicórnio da Meia-Noite', 'adventure', 'unicorn', 'haunt', { ink: 'ice' }),
  rng(4020, 'Boi Cheiroso', 'brazil', 'bull', 'desert', { tint: 25, frame: 'stone', ink: 'fire', sky: 150 }),
  rng(4021, 'Casamento Matuto', 'brazil video', 'bell', 'candy', { beside: 'guitar', ink: 'pink' }),
  rng(4022, 'Punhal de Prata', 'adventure brazil', 'sword', 'sertao', { beside: 'compass', ink: 'white' }),
  rng(4023, 'Forró das Gemas', 'video jackpot', 'gems', 'sertao', { tint: -80, plate: 'ribbon', beside: 'guitar' }),
  rng(4024, 'Mamulengo Maluco', 'brazil video', 'mask', 'sertao', { tint: 110, ink: 'lime', plate: 'plank' }),
  rng(4025, 'Fogueira de Rubis', 'jackpot classic', 'gems', 'fire', { tint: 160, frame: 'gilt', ink: 'fire' }),
  rng(4026, 'Rabeca do Vento', 'brazil', 'guitar', 'haunt', { tint: -30, ink: 'ice' }),
  rng(4027, 'Dominó da Praça', 'classic', 'domino', 'sertao', { plate: 'plank', frame: 'wood' }),
  rng(4028, 'Nordeste em Festa', 'brazil megalines', 'pineapple', 'carnival', { beside: 'guitar' }),
]
