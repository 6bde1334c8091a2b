/** A member of the demonstration who plays without a person behind it. */
export interface DemoPerson {
  /** Place among all of them, which habits and device follow from. */
  readonly place: number
  readonly account: string
  readonly nickname: string
  /** The agent above; undefined for a newcomer, whose link names the agent. */
  readonly above?: string
  /** Age of the account in days when it is opened; a newcomer registers. */
  readonly daysAgo?: number
}

/** Accounts with their nicknames. All of them are made up. */
const named =
  `lucasdm:Lucas Dias|camilinha:Camila|betinho_rs:Betinho|nanda.luz:Nanda Luz|thiago_bh:Thiago|ju.moreira:Ju Moreira
  |dodo88:Dodô|pri_santos:Pri|gui.rocha:Gui Rocha|mari.rec:Mari|wesley_zs:Wesley|carol.peq:Carol|leandro_pe:Leandro|bia.fortal:Bia
  |rodrigo_mt:Rodrigo|lari_gomes:Lari|fe.nunes:Fê Nunes|douglas_sc:Douglas|sheila.ba:Sheila|cadu_niteroi:Cadu|vivi.cerrado:Vivi
  |marcao_abc:Marcão|tati_poa:Tati|ney.silva:Ney|lu.barreto:Lu Barreto|alan_goias:Alan|rosa.mineira:Rosa|kaique_zl:Kaique
  |deb.farias:Débora|junior_am:Júnior|simone.es:Simone|paulinho_pa:Paulinho|cintia.cwb:Cíntia|edson_vale:Edson|nati.sertao:Nati
  |ze_do_porto:Zé`.split('|')

/** Agents of the demonstration's line, the ones with more people more often. */
const agents = ['rafael', 'clara', 'rafael', 'bruno.reis', 'tiago', 'rafael', 'sofia_m', 'clara', 'elisa88'] as const

/** The members who play from the start. They joined within the last five weeks. */
export const firstPeople: readonly DemoPerson[] = named.map((entry, place) => {
  const [account = '', nickname = account] = entry.trim().split(':')
  return {
    place,
    account,
    nickname,
    above: agents[place % agents.length] ?? 'rafael',
    daysAgo: 5 + ((place * 11) % 30),
  }
})

const firstNames = `aninha bruninha caique dinho evelyn fabricio geovana helinho iracema jonas kelly lohana
  murilo nathan olavo poli quiteria robson suellen tonho uelinton valdete washington yasmim`.split(/\s+/)
/** Dialling codes of their towns. */
const places = ['31', '71', '11', '21', '41', '85', '62', '81'] as const

/** Those who may register by a link later on, in this order: 192 of them, some weeks of newcomers. */
export const newcomers: readonly DemoPerson[] = places.flatMap((place, turn) =>
  firstNames.map((_, index) => {
    const name = firstNames[(index + turn * 5) % firstNames.length] ?? ''
    const number = firstPeople.length + turn * firstNames.length + index
    return { place: number, account: `${name}${place}`, nickname: `${name.charAt(0).toUpperCase()}${name.slice(1)}` }
  }),
)
