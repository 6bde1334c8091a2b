import { atom, computed } from 'nanostores'
import { getCommission } from '#contract/agents/commission/get-commission.ts'
import { getTeamAgents } from '#contract/agents/reports/get-team-agents.ts'
import { getTeamBetDays } from '#contract/agents/reports/get-team-bet-days.ts'
import { getTeamBets, type TeamBet } from '#contract/agents/reports/get-team-bets.ts'
import { gameGroups, getTeamGames } from '#contract/agents/reports/get-team-games.ts'
import { getTeamLosses, lossOrders } from '#contract/agents/reports/get-team-losses.ts'
import { getTeamMovements, movementKinds } from '#contract/agents/reports/get-team-movements.ts'
import { getTeamOverview } from '#contract/agents/reports/get-team-overview.ts'
import { teamLevels } from '#contract/agents/reports/line-report.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { gameTypes } from '#contract/play/games/game.ts'
import type { DayRange } from '#lib/civil-days.ts'
import { daysBefore } from '#lib/report-period.ts'
import { type AddressFilter, addressFilter, choice, type FilterOf, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { type Page, pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'
import { type ReportDays, reportFields, requestedDays } from './report-range.ts'

export type Overview = ResponseOf<typeof getTeamOverview>
export type Team = ResponseOf<typeof getTeamAgents>['list'][number]

const pageSize = 20
const cursor = text('cursor')

/** The team, the days, and the page of the teams below: `?agent=rafael&period=month&cursor=…`. */
export const overviewFilter = addressFilter({ ...reportFields, downline: text('agent'), cursor })

/** The filter without its page, so that another page does not load the figures again. */
const $whose = computed(overviewFilter.$filter, (filter) => overviewFilter.query({ ...filter, cursor: undefined }, ''))

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }

/** Only the fields that are set, because the gateway refuses unknown and empty fields. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>

/** The contract payments to the caller for periods that ended within some days. */
const incomeOf = async (range: DayRange) =>
  (await call(getCommission, range)).kinds.reduce((sum, { paid }) => sum + paid, 0n)

/** A team's figures; with one's own team, one's own income of the days and of those before. */
export const teamOverview = (language: string) =>
  resource($whose, async (query) => {
    const { downline, ...days } = overviewFilter.read(query)
    const range = await requestedDays(days, language)
    if (downline !== undefined) return { ...(await call(getTeamOverview, { ...range, downline })), income: undefined }
    const [figures, now, before] = await Promise.all([
      call(getTeamOverview, range),
      incomeOf(range),
      incomeOf(daysBefore(range)),
    ])
    return { ...figures, income: { now, before } }
  })

export const teamAgents = (language: string) =>
  resource(overviewFilter.$filter, (filter) =>
    pageOrFirst(overviewFilter, filter, async () => {
      const { downline, cursor, ...days } = filter
      return await call(getTeamAgents, {
        ...(await requestedDays(days, language)),
        ...given({ downline, cursor }),
        pageSize,
      })
    }),
  )

type PageFilter = ReportDays & { readonly cursor: string | undefined }
type PageRequest<Filter> = DayRange & Given<Omit<Filter, keyof ReportDays>> & { readonly pageSize: number }

/** The pages of a report. A page is loaded again when the filter in the address changes. */
const pagesOf =
  <Filter extends PageFilter, Answer extends Page<unknown>>(
    address: AddressFilter<Filter>,
    load: (request: PageRequest<Filter>) => Promise<Answer>,
  ) =>
  (language: string) =>
    resource(address.$filter, (filter) =>
      pageOrFirst(address, filter, async () => {
        const { period, from, to, ...rest } = filter
        return await load({ ...(await requestedDays({ period, from, to }, language)), ...given(rest), pageSize })
      }),
    )

const accounts = { level: choice('level', teamLevels, undefined), prefix: text('account') }

export const betsFilter = addressFilter({
  ...reportFields,
  ...accounts,
  gameType: choice('type', gameTypes, undefined),
  cursor,
})
export type BetsFilter = FilterOf<typeof betsFilter>

export const teamBets = pagesOf(betsFilter, (request) => call(getTeamBets, request))

/** The days of one account and category, within the days of the list. */
export const teamBetDays = ({ account, gameType }: Pick<TeamBet, 'account' | 'gameType'>, language: string) =>
  resource(atom(betsFilter.$filter.get()), async ({ period, from, to }) =>
    call(getTeamBetDays, { ...(await requestedDays({ period, from, to }, language)), downline: account, gameType }),
  )

/** The studios, or the games, of all studios or of one: `?by=game&studio=arara`. */
export const gamesFilter = addressFilter({
  ...reportFields,
  by: choice('by', gameGroups, undefined),
  level: accounts.level,
  gameType: choice('type', gameTypes, undefined),
  vassalage: text('studio'),
  cursor,
})

export const teamGames = pagesOf(gamesFilter, (request) => call(getTeamGames, request))

/** The games of a studio with the largest stakes, with the days and filters of the list. */
export const studioGames = (vassalage: string, language: string) =>
  resource(atom(gamesFilter.$filter.get()), async ({ level, gameType, ...days }) =>
    call(getTeamGames, {
      ...(await requestedDays(days, language)),
      ...given({ level, gameType }),
      ...{ by: 'game', vassalage, pageSize },
    }),
  )

export const lossesFilter = addressFilter({
  ...reportFields,
  ...accounts,
  order: choice('order', lossOrders, undefined),
  cursor,
})

export const teamLosses = pagesOf(lossesFilter, (request) => call(getTeamLosses, request))

export const movementsFilter = addressFilter({
  ...reportFields,
  kind: choice('kind', movementKinds, undefined),
  prefix: accounts.prefix,
  cursor,
})

export const teamMovements = pagesOf(movementsFilter, (request) => call(getTeamMovements, request))
