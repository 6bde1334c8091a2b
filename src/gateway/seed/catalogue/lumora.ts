import { lane } from './lane.ts'
import { shared } from './own.ts'
import type { SeedGame } from './types.ts'

const rng = lane('LUMORA', 'RNG')
const live = lane('LUMORA', 'LIVE')

/** LUMORA in RNG: nodeId from 2001. */
export const lumoraRngGames: readonly SeedGame[] = [
  rng(2090, 'Estúdio Lumora', '', 'lotus', 'temple', { vendor: true, frame: 'gilt', plate: 'plaque' }),
  rng(2001, 'Gato da Sorte', 'video', 'luckycat', 'palace', { hot: true }),
  rng(2002, 'Portal do Sol', 'adventure video', 'pyramid', 'desert'),
  rng(2003, 'Carpa da Fortuna', 'video jackpot', 'goldfish', 'palace', { hot: true, frame: 'gilt' }),
  rng(2004, 'Lótus de Mil Luzes', 'video', 'lotus', 'palace', { sky: -70, frame: 'gilt', ink: 'pink' }),
  rng(2005, 'Tigre de Porcelana', 'video megalines', 'tiger', 'palace', {
    tint: 180,
    sky: 210,
    ink: 'ice',
    frame: 'gilt',
  }),
  rng(2006, 'Lanterna do Rio', 'classic', 'lantern', 'haunt', { beside: 'lotus', ink: 'fire' }),
  rng(2007, 'Panda Dançarino', 'video', 'panda', 'palace', { sky: 95, beside: 'lantern' }),
  rng(2008, 'Espada da Lua Cheia', 'adventure', 'sword', 'haunt', { ink: 'ice' }),
  rng(2009, 'Samurai Escarlate', 'adventure video', 'samurai', 'palace', { hot: true, frame: 'gilt' }),
  rng(2010, 'Templo da Serpente', 'adventure', 'cobra', 'temple'),
  rng(2011, 'Fênix Imperial', 'video jackpot', 'phoenix', 'fire', { frame: 'gilt', style: 'royal' }),
  rng(2012, 'Olho do Oráculo', 'video', 'crystalball', 'temple', { sky: 30 }),
  rng(2013, 'Poção da Sereia', 'video', 'potion', 'sea', { tint: 150, ink: 'pink' }),
  rng(2014, 'Grimório de Alecrim', 'adventure', 'grimoire', 'library'),
  rng(2015, 'Unicórnio Lunar', 'video', 'unicorn', 'candy', { sky: -40, ink: 'pink' }),
  rng(2016, 'Coruja do Arquivo', 'adventure', 'owl', 'library', { ink: 'gold', frame: 'wood' }),
  rng(2017, 'Máscara do Sol Inca', 'adventure jackpot', 'sunmask', 'temple'),
  rng(2018, 'Borboletas de Vidro', 'video', 'butterfly', 'ice', { tint: 40, ink: 'pink', sky: 60 }),
  rng(2019, 'Coroa de Gelo', 'video jackpot', 'crown', 'ice', { frame: 'frost', ink: 'ice', tint: 170 }),
  rng(2020, 'Dragão do Vale Azul', 'megalines', 'dragon', 'ice', { tint: 80, ink: 'ice', frame: 'frost' }),
  rng(2021, 'Sinos da Catedral', 'classic', 'bell', 'temple', { sky: 200, style: 'royal' }),
  rng(2022, 'Sete Jade', 'classic jackpot', 'seven', 'palace', { tint: 130, sky: 130, ink: 'lime' }),
  rng(2023, 'Trevo do Monge', 'classic', 'clover', 'temple', { beside: 'chest' }),
  rng(2024, 'Caravana das Estrelas', 'adventure', 'compass', 'desert', { sky: -30 }),
  rng(2025, 'Panda Mestre do Chá', 'video', 'panda', 'jungle', { sky: -20, frame: 'wood', plate: 'plank' }),
  rng(2026, 'Carpa da Fortuna: Edição do Ano Novo Lunar', 'video jackpot', 'goldfish', 'fire', {
    fresh: true,
    frame: 'hoard',
    flip: true,
  }),
  rng(2027, 'Espadachim do Crepúsculo', 'adventure', 'samurai', 'harbour', { tint: -130, ink: 'white', fresh: true }),
  rng(2028, 'Moedas do Imperador', 'classic', 'chest', 'palace', { frame: 'gilt', plate: 'plaque', tint: -14 }),
  rng(2029, 'Faraó de Safira', 'adventure', 'pharaoh', 'temple', { tint: 170, sky: 190, ink: 'ice' }),
  rng(2030, 'Pérola do Dragão', 'video', 'dragon', 'sea', { tint: -70, frame: 'coral', ink: 'pink' }),
  rng(2031, 'Dados de Marfim', 'classic', 'dice', 'palace', { frame: 'gilt', plate: 'plaque', tint: 45 }),
  rng(2032, 'Lobo da Aurora', 'video megalines', 'wolf', 'ice', { frame: 'frost' }),
  rng(2033, 'Gato Astrólogo', 'video', 'luckycat', 'space', { frame: 'gilt', tint: 190, beside: 'gems', fresh: true }),
  rng(2034, 'Torre das Gemas', 'video jackpot', 'gems', 'temple', { frame: 'stone', plate: 'slab', tint: 40 }),
]

/** LUMORA in LIVE: nodeId from 2101. */
export const lumoraLiveGames: readonly SeedGame[] = [
  shared(
    live(2101, 'Roleta Lumora', 'roulette', 'roulette', 'royal', { frame: 'gilt', plate: 'plaque' }),
    'roleta-lumora',
  ),
  shared(live(2102, 'Bacará da Seda', 'baccarat', 'chips', 'palace', { frame: 'gilt' }), 'bacara-da-seda'),
  shared(
    live(2103, 'Sic Bo Lanterna', 'show', 'dice', 'temple', { sky: 30, beside: 'lantern', frame: 'drape' }),
    'sic-bo-lanterna',
  ),
  shared(
    live(2104, 'Tigre e Dragão ao Vivo', 'baccarat', 'tiger', 'fire', { frame: 'drape', ink: 'gold' }),
    'tigre-e-dragao-ao-vivo',
  ),
  shared(live(2105, 'Roda do Zodíaco', 'show', 'moneywheel', 'space', { tint: 60, frame: 'gilt' }), 'roda-do-zodiaco'),
  shared(live(2106, 'Bacará Lua Nova', 'baccarat', 'chips', 'haunt', { tint: 150, ink: 'ice' }), 'bacara-lua-nova'),
]
