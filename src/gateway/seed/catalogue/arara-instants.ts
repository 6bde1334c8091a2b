import { lane } from './lane.ts'
import { own } from './own.ts'
import type { SeedGame } from './types.ts'

const tables = lane('ARARA', 'PVP')
const quick = lane('ARARA', 'PVP')

/** Tables of Arara Originals against the house: nodeId 1101 to 1130. */
export const araraTableGames: readonly SeedGame[] = [
  own(
    tables(1101, 'Roleta Europeia', 'roulette', 'roulette', 'felt', { fresh: true, frame: 'gilt' }),
    'roleta-europeia',
  ),
  own(
    tables(1102, 'Roleta do Trovão', 'roulette', 'roulette', 'neon', {
      fresh: true,
      tint: 40,
      frame: 'tube',
      ink: 'ice',
    }),
    'roleta-do-trovao',
  ),
  own(tables(1103, 'Bacará Clássico', 'baccarat cards', 'chips', 'royal', { beside: 'cards' }), 'bacara-classico'),
  own(
    tables(1104, 'Dragão e Tigre', 'cards', 'dragon', 'fire', { fresh: true, beside: 'tiger', ink: 'fire' }),
    'dragao-e-tigre',
  ),
  own(
    tables(1105, 'Vinte e Um Clássico', 'blackjack cards', 'cards', 'palace', {
      fresh: true,
      plate: 'plaque',
      ink: 'gold',
    }),
    'vinte-e-um-classico',
  ),
  own(
    tables(1106, 'Valetes ou Melhor', 'poker cards', 'cards', 'library', {
      frame: 'wood',
      beside: 'crown',
    }),
    'valetes-ou-melhor',
  ),
  own(tables(1107, 'Três Dados', 'dice', 'dice', 'carnival', { beside: 'lantern' }), 'tres-dados'),
  own(tables(1108, 'Roda dos Números', 'show', 'moneywheel', 'sea', { ink: 'ice' }), 'roda-dos-numeros'),
]

/** Quick games of Arara Originals: nodeId 1131 to 1140. */
export const araraInstantGames: readonly SeedGame[] = [
  own(
    quick(1131, 'Campo Minado', 'quick', 'gems', 'jungle', { fresh: true, frame: 'stone', ink: 'lime' }),
    'campo-minado',
  ),
  own(quick(1132, 'Dado de Cem', 'dice', 'dice', 'ice', { frame: 'frost', ink: 'ice' }), 'dado-de-cem'),
  own(quick(1133, 'Até o Céu', 'quick', 'rocket', 'space', { fresh: true, ink: 'white' }), 'ate-o-ceu'),
  own(quick(1134, 'Cascata de Bolas', 'quick', 'balls', 'candy', { fresh: true, ink: 'pink' }), 'cascata-de-bolas'),
  own(quick(1135, 'Keno da Arara', 'keno', 'balls', 'jungle', { beside: 'macaw', frame: 'leaves' }), 'keno-da-arara'),
  own(quick(1136, 'Roda da Sorte', 'quick', 'moneywheel', 'carnival', { beside: 'clover' }), 'roda-da-sorte'),
  own(
    quick(1137, 'Mais Alta, Mais Baixa', 'quick', 'cards', 'royal', { fresh: true, beside: 'chips' }),
    'mais-alta-mais-baixa',
  ),
  own(quick(1138, 'Raspadinha da Arara', 'scratch', 'ticket', 'carnival', { beside: 'macaw' }), 'raspadinha-da-arara'),
  own(quick(1139, 'Bingo da Arara', 'bingo', 'bingo', 'sea', { beside: 'balls' }), 'bingo-da-arara'),
]
