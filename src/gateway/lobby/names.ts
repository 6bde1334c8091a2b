type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Names per language; English for a language without its own. The site has its own words; these are for others. */
const laneNames: Names = {
  en: {
    ELOTT: 'E-lottery',
    LOTT: 'Lottery',
    LIVE: 'Live casino',
    SPORTS: 'Sports',
    COCKFIGHT: 'Cockfight',
    FISH: 'Fishing',
    RNG: 'Slots',
    PVP: 'Poker',
    ESPORTS: 'E-sports',
  },
  pt: {
    ELOTT: 'E-loteria',
    LOTT: 'Loteria',
    LIVE: 'Cassino ao vivo',
    SPORTS: 'Esportes',
    COCKFIGHT: 'Rinha de galos',
    FISH: 'Pesca',
    RNG: 'Slots',
    PVP: 'Pôquer',
    ESPORTS: 'E-sports',
  },
}

/** What the menus have besides categories. */
const menuNames: Names = {
  en: { HOME: 'Home', PROMO: 'Promotions', FAV: 'Favourites' },
  pt: { HOME: 'Início', PROMO: 'Promoções', FAV: 'Favoritos' },
}

const classificationNames: Names = {
  en: {
    adventure: 'Adventure',
    arcade: 'Arcade',
    arena: 'Arena',
    baccarat: 'Baccarat',
    basketball: 'Basketball',
    bingo: 'Bingo',
    blackjack: 'Blackjack',
    board: 'Board games',
    boxing: 'Boxing',
    brazil: 'Brazil',
    cards: 'Card games',
    classic: 'Classic',
    cockfight: 'Cockfight',
    darts: 'Darts',
    dice: 'Dice',
    draw: 'Draws',
    fighting: 'Fighting',
    football: 'Football',
    fruit: 'Fruit',
    jackpot: 'Jackpot',
    keno: 'Keno',
    megalines: 'Megalines',
    poker: 'Poker',
    quick: 'Quick draws',
    racing: 'Racing',
    roulette: 'Roulette',
    scratch: 'Scratch cards',
    shooter: 'Shooter',
    show: 'Game shows',
    tennis: 'Tennis',
    tournament: 'Tournaments',
    video: 'Video slots',
  },
  pt: {
    adventure: 'Aventura',
    arcade: 'Arcade',
    arena: 'Arena',
    baccarat: 'Bacará',
    basketball: 'Basquete',
    bingo: 'Bingo',
    blackjack: 'Blackjack',
    board: 'Tabuleiro',
    boxing: 'Boxe',
    brazil: 'Brasil',
    cards: 'Cartas',
    classic: 'Clássicos',
    cockfight: 'Rinha de galos',
    darts: 'Dardos',
    dice: 'Dados',
    draw: 'Sorteios',
    fighting: 'Luta',
    football: 'Futebol',
    fruit: 'Frutas',
    jackpot: 'Jackpot',
    keno: 'Keno',
    megalines: 'Megalinhas',
    poker: 'Pôquer',
    quick: 'Sorteios rápidos',
    racing: 'Corridas',
    roulette: 'Roleta',
    scratch: 'Raspadinhas',
    shooter: 'Tiro',
    show: 'Game shows',
    tennis: 'Tênis',
    tournament: 'Torneios',
    video: 'Vídeo slots',
  },
}

const lotteryTypeNames: Names = {
  en: {
    '11X5': 'Five of eleven',
    LF: 'Daily draws',
    LHC: 'Six numbers',
    PK10: 'Races of ten',
    SSC: 'Quick draws',
  },
  pt: {
    '11X5': 'Cinco de onze',
    LF: 'Sorteios do dia',
    LHC: 'Seis números',
    PK10: 'Corridas de dez',
    SSC: 'Sorteios rápidos',
  },
}

const fallback = 'en'

export function laneName(key: string, language: string): string {
  return nameIn(laneNames, key, language)
}

export function menuName(key: string, language: string): string {
  return nameIn(menuNames, key, language)
}

/** What to show for a classification; the key itself where an operator's catalogue has one without a name here. */
export function classificationName(key: string, language: string): string {
  return nameIn(classificationNames, key, language)
}

export function lotteryTypeName(key: string, language: string): string {
  return nameIn(lotteryTypeNames, key, language)
}

function nameIn(names: Names, key: string, language: string): string {
  const [base = fallback] = language.split('-')
  return names[base]?.[key] ?? names[fallback]?.[key] ?? key
}
