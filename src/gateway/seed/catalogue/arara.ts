import type { ThemeId } from '#games/slots/types.ts'
import { lane, slugOf } from './lane.ts'
import type { SeedGame } from './types.ts'

const row = lane('ARARA', 'RNG')

/** Adds the built-in engine, which also offers the free trial. The theme is the slug of the name. */
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
  own(
    row(1009, 'Rio do Dourado', 'video brazil', 'dourado', 'sea', {
      fresh: true,
      sky: 300,
      frame: 'wood',
      plate: 'none',
      ink: 'gold',
    }),
    'rio-do-dourado',
  ),
  own(
    row(1010, 'Jangada do Sol', 'adventure brazil', 'jangada', 'harbour', {
      sky: 325,
      frame: 'plain',
      plate: 'ribbon',
      ink: 'ice',
    }),
    'jangada-do-sol',
  ),
  own(
    row(1011, 'Saci do Vento', 'video brazil', 'whirlwind', 'jungle', {
      fresh: true,
      sky: 60,
      frame: 'leaves',
      plate: 'none',
      ink: 'lime',
    }),
    'saci-do-vento',
  ),
  own(
    row(1012, 'Fogo do Boitatá', 'video brazil', 'boitata', 'fire', {
      fresh: true,
      sky: 190,
      frame: 'gilt',
      plate: 'none',
      ink: 'fire',
      style: 'chunky',
    }),
    'fogo-do-boitata',
  ),
  own(
    row(1013, 'Sanfona do Sertão', 'classic brazil', 'accordion', 'sertao', {
      frame: 'drape',
      plate: 'none',
      ink: 'gold',
    }),
    'sanfona-do-sertao',
  ),
  own(
    row(1014, 'Café da Serra', 'classic brazil', 'coffee', 'desert', {
      sky: 60,
      frame: 'wood',
      plate: 'plank',
      ink: 'white',
    }),
    'cafe-da-serra',
  ),
  own(
    row(1015, 'Pipa no Céu', 'video brazil', 'kite', 'candy', {
      sky: 300,
      frame: 'plain',
      plate: 'none',
      ink: 'white',
    }),
    'pipa-no-ceu',
  ),
  own(
    row(1016, 'Tatu Tesoureiro', 'adventure video', 'armadillo', 'arena', {
      sky: 165,
      frame: 'stone',
      plate: 'none',
      ink: 'gold',
    }),
    'tatu-tesoureiro',
  ),
  own(
    row(1017, 'Roda de Truco', 'classic video', 'strawhat', 'felt', {
      fresh: true,
      sky: 10,
      frame: 'gilt',
      plate: 'plaque',
      ink: 'white',
    }),
    'roda-de-truco',
  ),
  own(
    row(1018, 'Febre do Garimpo', 'adventure video', 'pickaxe', 'temple', {
      sky: 235,
      frame: 'gilt',
      plate: 'none',
      ink: 'gold',
    }),
    'febre-do-garimpo',
  ),
  own(
    row(1019, 'Farol da Ilha', 'adventure video', 'lighthouse', 'harbour', {
      sky: 200,
      frame: 'plain',
      plate: 'none',
      ink: 'ice',
    }),
    'farol-da-ilha',
  ),
  own(
    row(1020, 'Trem das Gerais', 'classic brazil', 'train', 'ice', {
      sky: 120,
      frame: 'gilt',
      plate: 'none',
      ink: 'gold',
    }),
    'trem-das-gerais',
  ),
  own(
    row(1021, 'Cacau de Ouro', 'video brazil', 'cacao', 'jungle', {
      sky: 300,
      frame: 'wood',
      plate: 'none',
      ink: 'fire',
    }),
    'cacau-de-ouro',
  ),
  own(
    row(1022, 'Beija-Flor Real', 'video brazil', 'hummingbird', 'royal', {
      sky: 60,
      frame: 'drape',
      plate: 'none',
      ink: 'pink',
    }),
    'beija-flor-real',
  ),
  own(
    row(1023, 'Carranca do Rio', 'adventure brazil', 'carranca', 'desert', {
      sky: 120,
      frame: 'wood',
      plate: 'none',
      ink: 'fire',
    }),
    'carranca-do-rio',
  ),
  own(
    row(1024, 'Canto da Iara', 'video brazil', 'mermaid', 'sea', {
      fresh: true,
      sky: 60,
      frame: 'coral',
      plate: 'none',
      ink: 'pink',
    }),
    'canto-da-iara',
  ),
]
