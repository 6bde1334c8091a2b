import type { ThemeId } from '#games/slots/types.ts'
import { lane, slugOf } from './lane.ts'
import type { SeedGame } from './types.ts'

const row = lane('ARARA', 'RNG')

/** Adds the platform's own engine, which also offers the free trial. The theme is the slug of the name. */
const own = (game: SeedGame, theme: ThemeId): SeedGame => ({
  ...game,
  gameCode: slugOf(game.gameName),
  supportPlay: 0,
  engine: { game: 'slots', theme },
})

/** Arara Originals: nodeId 1001 to 1099. */
export const araraGames: readonly SeedGame[] = [
  own(
    row(1001, 'Arara Dourada', 'video brazil', 'macaw', 'jungle', {
      hot: true,
      ink: 'gold',
      frame: 'leaves',
      plate: 'none',
    }),
    'arara-dourada',
  ),
  own(
    row(1002, 'Fúria da Onça', 'video brazil', 'jaguar', 'jungle', {
      hot: true,
      frame: 'gilt',
      style: 'chunky',
      ink: 'gold',
      plate: 'none',
    }),
    'furia-da-onca',
  ),
  own(
    row(1003, 'Chuva de Gemas', 'video jackpot', 'gems', 'space', {
      hot: true,
      frame: 'gilt',
      plate: 'none',
      ink: 'white',
    }),
    'chuva-de-gemas',
  ),
  own(
    row(1004, 'Baú do Capitão', 'adventure video', 'chest', 'harbour', {
      hot: true,
      ink: 'gold',
      frame: 'wood',
      plate: 'plank',
    }),
    'bau-do-capitao',
  ),
  own(
    row(1005, 'Máscara do Faraó', 'adventure video', 'pharaoh', 'desert', {
      hot: true,
      frame: 'stone',
      plate: 'slab',
      ink: 'gold',
      style: 'royal',
    }),
    'mascara-do-farao',
  ),
  own(
    row(1006, 'Frutas Mil', 'classic fruit', 'fruits', 'candy', {
      hot: true,
      frame: 'plain',
      plate: 'ribbon',
      ink: 'white',
    }),
    'frutas-mil',
  ),
  own(
    row(1007, 'Dragão de Jade', 'video megalines', 'dragon', 'fire', {
      hot: true,
      fresh: true,
      frame: 'gilt',
      plate: 'none',
      ink: 'fire',
      style: 'chunky',
    }),
    'dragao-de-jade',
  ),
  own(
    row(1008, 'Noite de Folia', 'brazil video', 'mask', 'carnival', {
      fresh: true,
      style: 'chunky',
      ink: 'pink',
      drop: 22,
      scale: 1.1,
    }),
    'noite-de-folia',
  ),
]
