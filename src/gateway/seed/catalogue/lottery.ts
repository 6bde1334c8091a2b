import { lane } from './lane.ts'
import { drawn, own } from './own.ts'
import type { SeedGame } from './types.ts'

const bolasete = lane('BOLASETE', 'LOTT')
const lotus = lane('TCG_LOTTO_VN', 'LOTT')
const mar = lane('TCG_SEA', 'LOTT')
const relampago = lane('RELAMPAGO', 'ELOTT')
const vagalume = lane('VAGALUME', 'ELOTT')

/** BOLASETE in LOTT: nodeId from 15001. */
export const bolaseteGames: readonly SeedGame[] = [
  drawn(bolasete(15001, 'Sorte 60', 'draw', 'balls', 'space')),
  drawn(bolasete(15002, 'Quina do Povo', 'draw', 'balls', 'carnival', { tint: 60, beside: 'clover' })),
  drawn(bolasete(15003, 'Loteria Federal da Arara', 'draw', 'ticket', 'jungle', { beside: 'macaw', frame: 'leaves' })),
  drawn(bolasete(15004, 'Bilhete Premiado', 'draw', 'ticket', 'royal', { frame: 'gilt' })),
  drawn(bolasete(15005, 'Trinca da Tarde', 'draw', 'clover', 'carnival', { fresh: true, tint: 40, beside: 'balls' })),
  drawn(bolasete(15006, 'Seis e Meia', 'quick', 'tiger', 'royal', { fresh: true, beside: 'balls', ink: 'fire' })),
]

/** TCG_LOTTO_VN in LOTT: nodeId from 15201. */
export const lotusGames: readonly SeedGame[] = [
  drawn(lotus(15201, 'Loto Lótus Norte', 'draw', 'lotus', 'royal', { beside: 'balls' })),
  drawn(lotus(15202, 'Loto Lótus Centro', 'draw', 'balls', 'palace', { tint: 150, frame: 'gilt', beside: 'lotus' })),
  drawn(lotus(15203, 'Loto Lótus Sul', 'draw', 'lotus', 'sea', { tint: 140, beside: 'ticket' })),
]

/** TCG_SEA in LOTT: nodeId from 15401. */
export const marGames: readonly SeedGame[] = [
  drawn(
    mar(15401, 'Bolas do Mar do Sul', 'draw', 'balls', 'sea', {
      tint: 200,
      frame: 'coral',
      ink: 'ice',
      beside: 'goldfish',
    }),
  ),
  drawn(mar(15402, 'Bilhete das Ilhas', 'draw', 'ticket', 'harbour', { tint: 120 })),
  drawn(mar(15403, 'Sorteio das Monções', 'draw', 'balls', 'ice', { tint: 90, frame: 'frost', beside: 'bell' })),
  drawn(
    mar(15404, 'Ouro do Mekong', 'draw', 'lotus', 'harbour', { fresh: true, tint: 40, ink: 'gold', beside: 'ticket' }),
  ),
]

/** RELAMPAGO in ELOTT: nodeId from 16001. */
export const relampagoGames: readonly SeedGame[] = [
  drawn(
    relampago(16001, 'Relâmpago 1 Minuto', 'quick', 'balls', 'neon', {
      hot: true,
      frame: 'tube',
      tint: 30,
      beside: 'slotmachine',
    }),
  ),
  drawn(
    relampago(16002, 'Relâmpago 3 Minutos', 'quick', 'ticket', 'neon', { tint: 160, frame: 'tube', plate: 'sign' }),
  ),
  own(relampago(16003, 'Dados Rápidos', 'dice', 'dice', 'neon', { tint: 150, frame: 'tube' }), 'dados-rapidos'),
  own(
    relampago(16004, 'Bingo Turbo', 'bingo', 'bingo', 'neon', { tint: 60, frame: 'tube', plate: 'sign' }),
    'bingo-turbo',
  ),
  drawn(relampago(16005, 'Sete da Hora', 'quick', 'seven', 'carnival', { tint: 60, ink: 'white' })),
]

/** VAGALUME in ELOTT: nodeId from 16201. */
export const vagalumeGames: readonly SeedGame[] = [
  drawn(vagalume(16201, 'Vaga-lume 5', 'quick', 'lantern', 'jungle', { tint: 50, ink: 'lime' })),
  own(
    vagalume(16202, 'Keno da Floresta', 'keno', 'balls', 'jungle', { tint: -70, frame: 'leaves', beside: 'owl' }),
    'keno-da-floresta',
  ),
  own(
    vagalume(16203, 'Raspadinha Pirata', 'scratch', 'ticket', 'sea', { tint: 60, beside: 'pirate' }),
    'raspadinha-pirata',
  ),
  own(
    vagalume(16204, 'Bingo do Luar', 'bingo', 'bingo', 'haunt', { tint: 150, ink: 'ice', beside: 'ghost' }),
    'bingo-do-luar',
  ),
  drawn(vagalume(16205, 'Corrida de Capivaras', 'racing', 'capybara', 'track', { ink: 'gold' })),
]
