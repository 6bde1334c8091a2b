import { lane } from './lane.ts'
import { own, shared } from './own.ts'
import type { SeedGame } from './types.ts'

const salao = lane('SALAOREAL', 'LIVE')
const salaoSlots = lane('SALAOREAL', 'RNG')
const mesa = lane('MESAOITO', 'LIVE')

/** SALAOREAL in LIVE: nodeId from 10001. */
export const salaoGames: readonly SeedGame[] = [
  salao(10020, 'Salão Real', '', 'crown', 'palace', { vendor: true, frame: 'gilt', plate: 'plaque' }),
  shared(salao(10001, 'Roleta Brasil', 'roulette', 'roulette', 'felt', { hot: true }), 'roleta-brasil'),
  shared(
    salao(10002, 'Roleta Relâmpago', 'roulette', 'roulette', 'neon', { frame: 'tube', style: 'sport', ink: 'pink' }),
    'roleta-relampago',
  ),
  shared(salao(10003, 'Vinte e Um', 'blackjack', 'cards', 'felt', { plate: 'plaque' }), 'vinte-e-um'),
  shared(salao(10004, 'Bacará Prime', 'baccarat', 'chips', 'royal'), 'bacara-prime'),
  shared(
    salao(10005, 'Copas ao Vivo', 'blackjack', 'cards', 'royal', { plate: 'none', style: 'chunky' }),
    'copas-ao-vivo',
  ),
  shared(salao(10006, 'Dados do Salão', 'show', 'dice', 'felt', { beside: 'chips' }), 'dados-do-salao'),
  shared(
    salao(10007, 'Roleta Imperial', 'roulette', 'roulette', 'palace', { tint: -30, frame: 'gilt', beside: 'crown' }),
    'roleta-imperial',
  ),
  shared(
    salao(10008, 'Bacará Salão Vermelho', 'baccarat', 'chips', 'fire', {
      tint: -14,
      frame: 'drape',
      beside: 'phoenix',
    }),
    'bacara-salao-vermelho',
  ),
  shared(
    salao(10009, 'Vinte e Um VIP', 'blackjack', 'cards', 'palace', {
      frame: 'gilt',
      plate: 'plaque',
      ink: 'fire',
      beside: 'crown',
    }),
    'vinte-e-um-vip',
  ),
  shared(salao(10010, 'Roda da Festa', 'show', 'moneywheel', 'carnival'), 'roda-da-festa'),
  own(
    salao(10011, 'Pôquer do Barão', 'poker', 'cards', 'library', { frame: 'wood', plate: 'plank', beside: 'grimoire' }),
    'poquer-do-barao',
  ),
  shared(
    salao(10012, 'Bacará Sem Pressa', 'baccarat', 'chips', 'felt', { beside: 'clover', ink: 'lime' }),
    'bacara-sem-pressa',
  ),
]

/** SALAOREAL in RNG: nodeId from 10101. */
export const salaoRngGames: readonly SeedGame[] = [
  salaoSlots(10101, 'Rei de Copas', 'classic', 'crown', 'fire', { frame: 'drape', ink: 'gold', beside: 'cards' }),
  salaoSlots(10102, 'Cassino de Veludo', 'classic video', 'slotmachine', 'royal', { tint: -40, frame: 'drape' }),
]

/** MESAOITO in LIVE: nodeId from 10201. */
export const mesaGames: readonly SeedGame[] = [
  mesa(10220, 'Mesa Oito', '', 'dice', 'royal', { vendor: true, frame: 'drape', plate: 'plaque', beside: 'chips' }),
  shared(
    mesa(10201, 'Roleta Carnaval', 'roulette', 'roulette', 'carnival', { tint: 60, ink: 'pink', beside: 'mask' }),
    'roleta-carnaval',
  ),
  shared(
    mesa(10202, 'Mesa do Futebol', 'show', 'football', 'felt', { beside: 'cards', frame: 'gilt' }),
    'mesa-do-futebol',
  ),
  shared(
    mesa(10203, 'Roda Tropical', 'show', 'moneywheel', 'jungle', { tint: 120, frame: 'leaves', ink: 'lime' }),
    'roda-tropical',
  ),
  shared(
    mesa(10204, 'Vinte e Um da Madrugada', 'blackjack', 'cards', 'haunt', { tint: 180, ink: 'ice', beside: 'owl' }),
    'vinte-e-um-da-madrugada',
  ),
  shared(
    mesa(10205, 'Bacará Oito Mesas', 'baccarat', 'chips', 'neon', {
      tint: 90,
      frame: 'tube',
      plate: 'sign',
      ink: 'pink',
      beside: 'gems',
    }),
    'bacara-oito-mesas',
  ),
  shared(
    mesa(10206, 'Dados de Fogo', 'show', 'dice', 'fire', { tint: 10, ink: 'fire', beside: 'seven' }),
    'dados-de-fogo',
  ),
  shared(mesa(10207, 'Bingo ao Vivo', 'show', 'bingo', 'carnival', { beside: 'balls' }), 'bingo-ao-vivo'),
  shared(
    mesa(10208, 'Caça ao Tesouro ao Vivo', 'show', 'chest', 'carnival', { beside: 'compass', frame: 'drape' }),
    'caca-ao-tesouro-ao-vivo',
  ),
  shared(
    mesa(10209, 'Roleta do Mar', 'roulette', 'roulette', 'sea', {
      tint: 170,
      frame: 'coral',
      ink: 'ice',
      beside: 'turtle',
    }),
    'roleta-do-mar',
  ),
]
