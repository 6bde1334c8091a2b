import { seedGames } from './index.ts'
import { slugOf } from './lane.ts'
import type { SeedGame, SeedGameType } from './types.ts'
import { seedVendors } from './vendors.ts'

/** Nouns by gender, so that the word after them agrees. */
const masculine =
  'Tigre Touro Galo Lobo Boto Pavão Tucano Sapo Coelho Dragão Tesouro Diamante Trevo Cometa Castelo Pirata Cavaleiro Mago Vulcão Oceano Trovão Relâmpago Cacique Samurai Faraó Gladiador Xerife Mineiro Pescador Feiticeiro Palhaço Gorila Panda Elefante Leão Falcão Urso Cavalo Peixe Tubarão Polvo Caranguejo Baralho Farol Navio'.split(
    ' ',
  )
const feminine =
  'Arara Onça Coruja Cobra Raposa Pantera Águia Sereia Princesa Rainha Coroa Gema Pérola Esmeralda Moeda Fortuna Sorte Estrela Lua Floresta Ilha Pirâmide Máscara Lenda Aventura Caçada Viagem Festa Fogueira Cachoeira Montanha Tempestade Fera Bruxa Fada Guerreira Abelha Borboleta Tartaruga Baleia Joia Rosa Orquídea Melancia Pimenta'.split(
    ' ',
  )

/** Adjectives in both genders; without a slash they have one form. */
const adjectives =
  'Dourado/Dourada Mágico/Mágica Selvagem Real Encantado/Encantada Perdido/Perdida Secreto/Secreta Gigante Veloz Feliz Sagrado/Sagrada Misterioso/Misteriosa Lendário/Lendária Brilhante Noturno/Noturna Tropical Imperial Celeste Ancestral Valente Audaz Furioso/Furiosa Místico/Mística Radiante Congelado/Congelada Flamejante Prateado/Prateada Azul Escarlate Turbo'
    .split(' ')
    .map((forms) => forms.split('/'))
const complements =
  'da Amazônia, do Sertão, de Ouro, de Prata, do Norte, do Sul, da Bahia, de Minas, do Pantanal, do Cerrado, da Serra, do Mar, da Meia-Noite, do Amanhecer, do Oriente, do Egito, de Atlântida, da China, do Japão, do México, de Cristal, de Fogo, de Gelo, de Jade, do Trovão, da Fortuna, da Sorte, da Alegria, do Carnaval, do Verão, dos Ventos, dos Sonhos, dos Deuses, das Estrelas, das Ondas, das Flores, do Rei, da Rainha, do Tesouro, do Arco-Íris, do Infinito, da Lua, do Sol, de Neon, da Sete'.split(
    ', ',
  )
const sequels = ['', ' 2', ' 3', ' Deluxe', ' Megalinhas']

const nouns = [...masculine, ...feminine]
const endings = (noun: string) => {
  const form = masculine.includes(noun) ? 0 : 1
  return [...adjectives.map((forms) => forms[form] ?? forms[0] ?? ''), ...complements]
}

/** The first id of generated games. It is above the ranges of all vendors. */
const firstId = 1_000_001

/** Of twenty games, three are not slots, as in a real lobby. */
const typeOf = (index: number): SeedGameType => (['LIVE', 'FISH', 'ELOTT'] as const)[(index % 20) - 17] ?? 'RNG'

/**
 * Generates games with the pictures of existing ones, so that a large lobby can be tested. The same number always gives the
 * same games, and a larger number only adds games.
 *
 * @param total size of the whole catalogue, including the existing games
 */
export function moreGames(total: number): readonly SeedGame[] {
  const taken = new Set(seedGames.map(({ gameCode }) => gameCode))
  const made: SeedGame[] = []
  for (let turn = 0; made.length < total - seedGames.length; turn++) {
    const gameName = nameOf(turn)
    const gameCode = slugOf(gameName)
    if (taken.has(gameCode)) continue
    taken.add(gameCode)
    made.push(gameOf(made.length, gameName, gameCode))
  }
  return made
}

/** A name of two words, another one for each turn. When all pairs are used, they are repeated with the endings of sequels. */
function nameOf(turn: number): string {
  const noun = nouns[turn % nouns.length] ?? ''
  const all = endings(noun)
  const row = Math.floor(turn / nouns.length)
  const ending = all[(row + (turn % nouns.length) * 7) % all.length] ?? ''
  return `${noun} ${ending}${sequels[Math.floor(row / all.length) % sequels.length] ?? ''}`
}

function gameOf(index: number, gameName: string, gameCode: string): SeedGame {
  const gameType = typeOf(index)
  const vendors = seedVendors.filter(
    ({ gameTypes, vassalage }) => gameTypes.includes(gameType) && vassalage !== 'ARARA',
  )
  const looks = seedGames.filter((game) => game.gameType === gameType && game.isGame)
  const look = looks[(index * 31) % looks.length]
  const vendor = vendors[Math.floor(index / 20) % vendors.length]
  if (!(look && vendor)) throw new Error(`No vendor serves ${gameType}.`)
  return {
    nodeId: firstId + index,
    vassalage: vendor.vassalage,
    gameType,
    gameName,
    gameCode,
    gameClassify: look.gameClassify,
    isHot: 0,
    isNew: index % 97 === 0,
    supportPlay: 1,
    isGame: true,
    picture: look.gameCode,
    art: look.art,
  }
}
